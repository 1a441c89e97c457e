import type { Language } from '@rawi/model/lists/languages';
import { useWords } from '../../core/i18n/i18n.ts';
import type { Items } from './edit-text.ts';
import classes from './text-editor.module.css';

interface TextLinesProps {
  readonly items: Items;
  readonly language: Language | undefined;
}

/** The lines of a page, to be read and copied. */
export function TextLines({ items, language }: TextLinesProps) {
  const t = useWords('writing');
  return (
    <ol>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is told by its place on the page
        <li key={index}>
          <span className={classes.note}>{t(`kinds.${item.kind}`)}</span>{' '}
          {item.who !== undefined && (
            <>
              <bdi lang={language} className={classes.who}>
                {item.who}
              </bdi>{' '}
            </>
          )}
          <bdi lang={language} className={classes.said}>
            {item.words}
          </bdi>
        </li>
      ))}
    </ol>
  );
}
