import { LIMITS } from '../limits.ts';
import { indexedWords } from '../search/search-words.ts';
import type { Transcript } from '../truth/transcript.ts';
import { chapterOfLine, lineNumber } from './line-number.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

/**
 * The index of the texts of comics: words in alphabetical order, cut into shards. Whatever begins alike lies together, so
 * that a word and a beginning of one are found in one shard, seldom two.
 */

/** A word, and its lines as `packNumbers` writes them. */
export type ShardWord = readonly [word: string, lines: string];
/** In the order of the words. */
export type TextShard = readonly ShardWord[];

/** By the folded words of a chapter, its lines in rising order. */
export type WordsOfText = ReadonlyMap<string, readonly number[]>;

/** Of a word longer than this its beginning is kept: it is found by its beginning, and nothing a person reads is longer. */
const WORD_LENGTH = LIMITS.textSearch.word;

/** The words of a chapter's text, under the number that the chapter has in the index. */
export function wordsOfText(transcript: Pick<Transcript, 'pages'>, chapter: number): WordsOfText {
  const words = new Map<string, number[]>();
  for (const [page, { items }] of transcript.pages.entries()) {
    for (const [item, { words: said }] of items.entries()) {
      const line = lineNumber({ chapter, page, item });
      for (const word of wordsOfLine(said)) {
        const lines = words.get(word);
        if (lines) lines.push(line);
        else words.set(word, [line]);
      }
    }
  }
  return words;
}

/** By what a line is found, each once. */
export function wordsOfLine(said: string): string[] {
  return [...new Set(indexedWords(said).map((word) => Array.from(word).slice(0, WORD_LENGTH).join('')))];
}

/**
 * A shard with further words, without the lines of chapters that are gone, in as many pieces as it takes. Of a word in very
 * many lines the newest are kept. An empty list means that nothing is left.
 */
export function changedShard(
  shard: TextShard,
  added: WordsOfText,
  isGone: (chapter: number) => boolean,
): readonly TextShard[] {
  const lines = new Map(shard.map(([word, packed]) => [word, unpackNumbers(packed)]));
  for (const [word, more] of added) lines.set(word, [...(lines.get(word) ?? []), ...more]);
  const words: ShardWord[] = [];
  for (const [word, all] of lines) {
    const kept = [...new Set(all)]
      .filter((line) => !isGone(chapterOfLine(line)))
      .toSorted((one, other) => one - other)
      .slice(-LIMITS.textSearch.linesOfWord);
    if (kept.length > 0) words.push([word, packNumbers(kept)]);
  }
  return cut(words.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** How many letters a word takes in a file, with the signs of JSON around it. */
function sizeOf([word, lines]: ShardWord): number {
  // Arabic letters take two bytes each.
  return word.length * 2 + lines.length + 8;
}

/** Into halves for as long as a piece is too large; a word is never cut. */
function cut(words: TextShard): readonly TextShard[] {
  if (words.length === 0) return [];
  const size = words.reduce((sum, word) => sum + sizeOf(word), 0);
  if (size <= LIMITS.textSearch.shardBytes || words.length === 1) return [words];
  let first = 0;
  let at = 0;
  for (const word of words) {
    // Both halves have at least one word.
    if (at > 0 && first + sizeOf(word) > size / 2) break;
    first += sizeOf(word);
    at += 1;
  }
  at = Math.min(at, words.length - 1);
  return [...cut(words.slice(0, at)), ...cut(words.slice(at))];
}

/** Where a word lies, or would: the last shard whose first word is not behind it; the first one for what is before all. */
export function shardOfWord(firsts: readonly string[], word: string): number {
  let low = 0;
  let high = firsts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((firsts[middle] ?? '') <= word) low = middle;
    else high = middle - 1;
  }
  return low;
}
