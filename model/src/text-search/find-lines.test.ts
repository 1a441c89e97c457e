import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Transcript } from '../truth/transcript.ts';
import { findLines, hasWords, shardsOfWords, wordsAsked } from './find-lines.ts';
import { lineAt, lineNumber } from './line-number.ts';
import { changedShard, type TextShard, type WordsOfText, wordsOfText } from './text-shards.ts';

const NOBODY = () => false;
const WORDS = ['sea', 'seal', 'night', 'nightly', 'نور', 'النور', 'ونور', 'قمر', 'قمران', 'كتاب'];
/** Chapters of pages of lines. */
const texts = fc.array(
  fc.array(fc.array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  }),
  { maxLength: 6 },
);
const questions = fc.array(fc.constantFrom('sea', 'se', 'night', 'نور', 'النور', 'قمر', 'كت'), {
  minLength: 1,
  maxLength: 3,
});

function pagesOf(chapter: readonly (readonly (readonly string[])[])[]): Pick<Transcript, 'pages'> {
  return {
    pages: chapter.map((page) => ({
      items: page.map((line) => ({ kind: 'speech' as const, words: line.join(' ') })),
    })),
  };
}

/** An index of one word a shard: whatever begins alike lies apart as far as it can. */
function shardsOf(texts: readonly Pick<Transcript, 'pages'>[]): readonly TextShard[] {
  let shard: TextShard = [];
  for (const [number, text] of texts.entries()) {
    shard = changedShard(shard, wordsOfText(text, number), NOBODY).flat();
  }
  return shard.map((word) => [word]);
}

it('finds exactly the lines that have all words, or longer ones that begin so', () => {
  fc.assert(
    fc.property(texts, questions, (chapters, question) => {
      const transcripts = chapters.map(pagesOf);
      const words = wordsAsked(question.join(' '));
      const found = findLines(shardsOf(transcripts), words)
        .filter(({ isWhole }) => isWhole)
        .map(({ line }) => line);
      const scanned = transcripts.flatMap(({ pages }, chapter) =>
        pages.flatMap(({ items }, page) =>
          items.flatMap(({ words: said }, item) =>
            hasWords(said, words) ? lineNumber({ chapter, page, item }) : [],
          ),
        ),
      );
      expect(found.toSorted((one, other) => one - other)).toEqual(scanned);
    }),
  );
});

it('finds in two layers what it finds in one', () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 6 }), questions, (chapters, split, question) => {
      const transcripts = chapters.map(pagesOf);
      const words = wordsAsked(question.join(' '));
      const layer = (from: number, to: number): TextShard =>
        transcripts.reduce<TextShard>(
          (shard, text, number) =>
            number < from || number >= to
              ? shard
              : changedShard(shard, wordsOfText(text, number), NOBODY).flat(),
          [],
        );
      const one = findLines([layer(0, transcripts.length)], words);
      expect(findLines([layer(0, split), layer(split, transcripts.length)], words)).toEqual(one);
    }),
  );
});

it('finds on its page what no line has together, behind the lines that have all', () => {
  const shards = shardsOf([
    pagesOf([[['sea', 'night']], [['sea'], ['night']], [['sea'], ['sea']]]),
    pagesOf([[['night', 'sea']]]),
  ]);
  const found = findLines(shards, wordsAsked('sea night'));
  expect(found.map(({ line, isWhole }) => ({ ...lineAt(line), isWhole }))).toEqual([
    { chapter: 1, page: 0, item: 0, isWhole: true },
    { chapter: 0, page: 0, item: 0, isWhole: true },
    { chapter: 0, page: 1, item: 1, isWhole: false },
  ]);
});

it('has the very words before longer ones', () => {
  const shards = shardsOf([pagesOf([[['sea']]]), pagesOf([[['seal']]])]);
  expect(findLines(shards, ['sea']).map(({ line }) => lineAt(line).chapter)).toEqual([0, 1]);
});

it('finds no line of a chapter that is gone, at once and after the shard was written again', () => {
  const shards = shardsOf([pagesOf([[['sea']]]), pagesOf([[['sea']]])]);
  const isGone = (chapter: number) => chapter === 1;
  expect(findLines(shards, ['sea'], isGone).map(({ line }) => lineAt(line).chapter)).toEqual([0]);
  const written = shards.flatMap((shard) => changedShard(shard, new Map(), isGone));
  expect(findLines(written, ['sea']).map(({ line }) => lineAt(line).chapter)).toEqual([0]);
  expect(shards.flatMap((shard) => changedShard(shard, new Map(), () => true))).toEqual([]);
});

it('is not misled by a word of which only the newest lines are kept', () => {
  const most = LIMITS.textSearch.linesOfWord;
  const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
  const [shard = []] = changedShard(
    [],
    new Map([
      ['sea', lines(0, most + 5)],
      ['ziad', [2]],
    ]),
    NOBODY,
  );
  expect(findLines([shard], ['sea'])).toHaveLength(most);
  expect(findLines([shard], ['sea', 'ziad'])).toEqual([{ line: 2, isWhole: true }]);
});

it('adds to a shard what it would have had from the start', () => {
  fc.assert(
    fc.property(texts, (chapters) => {
      const each = chapters.map((chapter, number) => wordsOfText(pagesOf(chapter), number));
      const together = new Map<string, number[]>();
      for (const words of each) {
        for (const [word, lines] of words) together.set(word, [...(together.get(word) ?? []), ...lines]);
      }
      const byOne = each.reduce<TextShard>((shard, words) => changedShard(shard, words, NOBODY).flat(), []);
      expect(byOne).toEqual(changedShard([], together, NOBODY).flat());
      // The same once more changes nothing: a schedule may have been killed before it said that it was done.
      expect(changedShard(byOne, together, NOBODY).flat()).toEqual(byOne);
    }),
  );
});

it('cuts a shard that has grown too large, and finds every word in the one where it is looked for', () => {
  const words: WordsOfText = new Map(
    Array.from({ length: 3000 }, (_, at) => [
      `w${at}`,
      Array.from({ length: 20 }, (_line, by) => at + by * 977),
    ]),
  );
  const shards = changedShard([], words, NOBODY);
  expect(shards.length).toBeGreaterThan(1);
  for (const shard of shards) {
    expect(JSON.stringify(shard).length).toBeLessThanOrEqual(LIMITS.textSearch.shardBytes);
  }
  const firsts = shards.map(([first]) => first?.[0] ?? '');
  for (const [word, lines] of words) {
    const loaded = shardsOfWords(firsts, [word]).map((place) => shards[place] ?? []);
    const found = new Set(findLines(loaded, [word]).map(({ line }) => line));
    expect(lines.every((line) => found.has(line))).toBe(true);
  }
});

it('loads no more shards than are allowed, and none of an empty index', () => {
  const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'f2'];
  expect(shardsOfWords(firsts, ['a', 'c', 'f', 'd'])).toEqual([0, 2, 5, 3]);
  expect(shardsOfWords(firsts, ['f'])).toEqual([5, 6]);
  expect(shardsOfWords([], ['f'])).toEqual([]);
  expect(wordsAsked('one two three four five sixth')).toHaveLength(LIMITS.textSearch.words);
});
