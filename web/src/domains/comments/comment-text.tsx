import { languageOfScript } from '@rawi/model/text/language-of-script';
import classes from './comment-item.module.css';

/**
 * Plain text: in mixed scripts each line has the direction and the language of its own letters, and nothing becomes a link.
 */
export function CommentText({ text }: { readonly text: string }) {
  const lines = text.split(/\n+/).map((line, at) => ({ line, key: `${at} ${line}` }));
  return (
    <div className={classes.words}>
      {lines.map(({ line, key }) => (
        <p key={key} dir="auto" lang={languageOfScript(line)}>
          {line}
        </p>
      ))}
    </div>
  );
}
