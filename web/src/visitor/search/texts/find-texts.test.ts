import { lineNumber } from '@rawi/model/text-search/line-number';
import { packNumbers } from '@rawi/model/text-search/packed-numbers';
import { placeInBlock } from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import { beforeEach, expect, it, vi } from 'vitest';
import { findTexts } from './find-texts.ts';

/** Of each of so many chapters one line has the word; the index has the newest first. */
const CHAPTERS = 1000;
const numbers = Array.from({ length: CHAPTERS }, (_, at) => at * 64);
const blocks = new Set<number>();
const texts = new Set<string>();
beforeEach(() => {
  blocks.clear();
  texts.clear();
});
vi.mock('./stored-index.ts', () => ({
  readShard: async () => [
    ['sea', packNumbers(numbers.map((chapter) => lineNumber({ chapter, page: 0, item: 0 })))],
  ],
  // Each chapter is in a block of its own.
  readRow: async (_list: unknown, chapter: number): Promise<TextRow> => {
    blocks.add(placeInBlock(chapter).block);
    const path = `${chapter}`;
    return { id: path, path, number: 1, language: 'en', slug: path, series: 'Salt', names: {} };
  },
  readText: async (path: string) => {
    texts.add(path);
    return { pages: [{ items: [{ kind: 'speech', words: 'sea' }] }] };
  },
}));

const list = { large: { folder: '0', firsts: ['sea'] }, small: null, blocks: [] };
const ask = (reach: number, isWanted: (row: TextRow) => boolean, isNarrow = true) =>
  findTexts(list, {
    typed: 'sea',
    count: Math.min(reach, 65),
    reach,
    isNarrow,
    isWanted,
    isListed: () => true,
    signal: new AbortController().signal,
  });

it('looks into a bounded number of blocks for few comics among all, further ones with each press, and says that there are more', async () => {
  const oldest = await ask(5, ({ path }) => path === '0');
  expect(oldest).toMatchObject({ lines: [], hasMore: true });
  expect(blocks.size).toBe(50);
  expect(texts.size).toBe(0);
  await ask(15, () => false);
  expect(blocks.size).toBe(70);
  await ask(65, () => false);
  expect(blocks.size).toBe(170);
  // All are reached, though no more lines are shown than those.
  const last = await ask(485, ({ path }) => path === '0');
  expect(last).toMatchObject({ lines: [{ row: { path: '0' } }], hasMore: false });
});

it('reaches the oldest at once where no comics are chosen', async () => {
  const oldest = await ask(5, ({ path }) => path === '0', false);
  expect(oldest).toMatchObject({ lines: [{ row: { path: '0' } }], hasMore: false });
  expect(texts.size).toBe(1);
});

it('finds those that are wanted in their order, however far apart they are, and reads no text of another', async () => {
  const isWanted = ({ path }: TextRow) => Number(path) % (64 * 7) === 0;
  const { lines, hasMore } = await ask(5, isWanted);
  const wanted = numbers.filter((chapter) => chapter % (64 * 7) === 0).toReversed();
  expect(lines.map(({ row }) => Number(row.path))).toEqual(wanted.slice(0, 5));
  expect(hasMore).toBe(true);
  expect([...texts].every((path) => Number(path) % (64 * 7) === 0)).toBe(true);
});

it('looks at no more blocks than the answer needs where all are wanted', async () => {
  const { lines } = await ask(5, () => true);
  expect(lines).toHaveLength(5);
  expect(blocks.size).toBeLessThanOrEqual(10);
});
