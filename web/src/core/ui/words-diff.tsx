import { diffArrays } from 'diff';
import { useLocale } from '../i18n/locale.ts';

interface WordsDiffProps {
  readonly before: string;
  readonly after: string;
  /** What words that went, and that came, are called to whoever hears them. */
  readonly labels: { readonly before: string; readonly after: string };
}

/**
 * A text as it is now, with the words that went and those that came; words are those of the language it is read in. It stands in
 * a block with `dir="auto"`, which styles `del` and `ins`.
 */
export function WordsDiff({ before, after, labels }: WordsDiffProps) {
  const locale = useLocale();
  // The library's own words are those of Latin letters: it compares Arabic letter by letter.
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
