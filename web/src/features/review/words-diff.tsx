import { diffWordsWithSpace } from 'diff';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import classes from './item.module.css';

interface WordsDiffProps {
  readonly before: string;
  readonly after: string;
}

/** A text as it is now, with the words that went and those that came; words are those of the language it is read in. */
export default function WordsDiff({ before, after }: WordsDiffProps) {
  const t = useWords('review');
  const locale = useLocale();
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const parts = diffWordsWithSpace(before, after, { intlSegmenter });
  return (
    <dd className={classes.words} dir="auto">
      {parts.map(({ value, added, removed }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts are those of one text, which never change places
        const key = `${index} ${value}`;
        if (removed) {
          return (
            <del key={key} aria-label={t('changes.before')}>
              {value}
            </del>
          );
        }
        return added ? (
          <ins key={key} aria-label={t('changes.after')}>
            {value}
          </ins>
        ) : (
          <span key={key}>{value}</span>
        );
      })}
    </dd>
  );
}
