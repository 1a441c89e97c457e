import { VisuallyHidden } from '@mantine/core';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { wordDifference } from '../../../domains/transcripts/submitted/word-difference.ts';

interface ChangedWordsProps {
  /** Undefined of words that are new. */
  readonly before: string | undefined;
  /** Undefined of words that go. */
  readonly after: string | undefined;
}

/** Words as they were and as they shall be, in one text: what goes is struck out, what comes underlined, and a screen reader hears which is which. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  if (before === undefined) return <Marked of="new" words={after ?? ''} />;
  if (after === undefined) return <Marked of="old" words={before} />;
  return wordDifference(before, after).map(({ of, words }, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the stretches are those of one text, which never change places
    const key = `${index} ${words}`;
    return of === 'both' ? <span key={key}>{words}</span> : <Marked key={key} of={of} words={words} />;
  });
}

function Marked({ of, words }: { readonly of: 'old' | 'new'; readonly words: string }) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const Mark = of === 'old' ? 'del' : 'ins';
  return (
    <Mark>
      <VisuallyHidden lang={locale}>
        {t(of === 'old' ? 'item.removedWords' : 'item.addedWords')}{' '}
      </VisuallyHidden>
      {words}
    </Mark>
  );
}
