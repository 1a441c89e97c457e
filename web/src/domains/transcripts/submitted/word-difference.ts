import { listDifference } from './list-difference.ts';

/** What differs between two texts, word by word: a reviewer sees it where the text of a published chapter changes. Pure. */

/** A stretch of words that is in both texts, in the old one alone or in the new one alone. */
export interface Stretch {
  readonly of: 'both' | 'old' | 'new';
  readonly words: string;
}

/** The stretches that make up both texts, in order; what goes stands before what comes in its place. */
export function wordDifference(before: string, after: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { of, text } of listDifference(wordsOf(before), wordsOf(after))) {
    const last = stretches.at(-1);
    // Neighbours of the same kind are one.
    if (last?.of === of) stretches[stretches.length - 1] = { of, words: last.words + text };
    else stretches.push({ of, words: text });
  }
  return stretches;
}

/** Words, and the spaces between them, so that joined they are the text again. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? [];
