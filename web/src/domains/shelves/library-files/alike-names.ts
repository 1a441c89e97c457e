import { foldedWords } from '@rawi/model/text/fold';

/**
 * Whether two names may be of one comic. Search offers what has any of the words, or is by somebody who is called so: right for one
 * name that somebody typed, and a wall of guesses for a thousand that nobody looks at one by one.
 */
export function areAlike(one: string, other: string): boolean {
  const [words, others] = [foldedWords(one), foldedWords(other)];
  const [shorter, longer] = lettersOf(words) <= lettersOf(others) ? [words, others] : [others, words];
  if (shorter.length === 0) return false;
  const isPart = shorter.every((word) => longer.includes(word));
  if (isPart && lettersOf(shorter) >= PART * lettersOf(longer)) return true;
  return likeness(words.join(' '), others.join(' ')) >= LIKENESS;
}

/** A name that is a part of the other has at least this share of its letters: “Moon” is no “Moon and the seven kingdoms”. */
const PART = 0.35;
/** The share of pairs of letters that two names have in common. */
const LIKENESS = 0.65;

const lettersOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** Dice's coefficient of the pairs of letters: 1 for the same, 0 for nothing in common. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  if (pairs.length + others.length === 0) return one === other ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of others) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    common += 1;
  }
  return (2 * common) / (pairs.length + others.length);
}

function pairsOf(text: string): readonly string[] {
  const letters = [...text];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
