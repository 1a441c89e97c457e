import { foldedWords, plainWords } from '../text/fold.ts';

/** Words so common that a comic is not asked to have them. */
const COMMON: ReadonlySet<string> = new Set(
  'a an and at by de for from in la le of on or the to في من الي علي عن و مع'.split(' '),
);

/** The words by which a text is found: each with and without its article. */
export function indexedWords(text: string): string[] {
  return [...new Set([...plainWords(text), ...foldedWords(text)])];
}

/** The same for names that stand in many comics: each is taken apart once. */
export function wordReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? indexedWords(text);
    known.set(text, words);
    return words;
  };
}

/** The words of what was typed that a comic must have: all of them where all are common. */
export function queryWords(typed: string): string[] {
  const words = [...new Set(foldedWords(typed))];
  const needed = words.filter((word) => !COMMON.has(word));
  return needed.length === 0 ? words : needed;
}

/** A text in pieces, those of them marked whose words are among the found ones. */
export function markedPieces(
  text: string,
  found: ReadonlySet<string>,
): readonly { readonly text: string; readonly isFound: boolean }[] {
  const pieces: { text: string; isFound: boolean }[] = [];
  // Marks, tatweel, apostrophes and invisible letters are inside of words, as they are where words are folded.
  for (const piece of text.split(/([\p{L}\p{N}\p{M}\p{Cf}\u0640'’ʼ`]+)/u)) {
    if (piece === '') continue;
    const isFound = indexedWords(piece).some((word) => found.has(word));
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) last.text += piece;
    else pieces.push({ text: piece, isFound });
  }
  return pieces;
}
