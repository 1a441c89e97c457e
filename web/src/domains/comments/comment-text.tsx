import { languageOfScript } from '@rawi/model/text/language-of-script';
import { type Mentioned, mentionParts } from '@rawi/model/text/mentions';
import classes from './comment-item.module.css';

interface CommentTextProps {
  readonly text: string;
  /** Whom it mentions, as functions have found out: nobody else’s name stands out. */
  readonly mentioned?: readonly Mentioned[] | undefined;
}

/**
 * Plain text: in mixed scripts each line has the direction and the language of its own letters, and nothing becomes a link.
 */
export function CommentText({ text, mentioned = [] }: CommentTextProps) {
  const lines = text.split(/\n+/).map((line, at) => ({ line, key: `${at} ${line}` }));
  return (
    <div className={classes.words}>
      {lines.map(({ line, key }) => (
        <p key={key} dir="auto" lang={languageOfScript(line)}>
          {mentionParts(line, mentioned).map((part, at) =>
            typeof part === 'string' ? (
              part
            ) : (
              <strong key={`${at} ${part.uid}`} className={classes.mention}>
                <bdi lang={languageOfScript(part.name)}>@{part.name}</bdi>
              </strong>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
