import { diffArrays } from 'diff';
import { useLocale } from '../i18n/locale.ts';

interface WordsDiffProps {
  readonly before: string;
  readonly after: string;
  /** How screen readers announce removed and added words. */
  readonly labels: { readonly before: string; readonly after: string };
}

/**
 * A text as it is now, with the removed and the added words marked; words are those of the language it is
 * read in. The block around it has `dir="auto"` and styles `del` and `ins`.
 */
export function WordsDiff({ before, after, labels }: WordsDiffProps) {
  const locale = useLocale();
  // The library's own splitting knows Latin letters only: it compares Arabic letter by letter.
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value: words, added, removed }, index) => {
    const value = words.join('');
    // oxlint-disable-next-line react/no-array-index-key -- the parts are those of one text, which never change places
    const key = `${index} ${value}`;
    if (removed) {
      return (
        <del key={key} aria-label={labels.before}>
          {value}
        </del>
      );
    }
    return added ? (
      <ins key={key} aria-label={labels.after}>
        {value}
      </ins>
    ) : (
      <span key={key}>{value}</span>
    );
  });
}
