import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFilesOf, ownerOfFile } from './kept-files.ts';

const dropped: string[] = [];
vi.mock('./kept-pages.ts', () => ({ dropPage: async (id: string) => void dropped.push(id) }));

const file = (owner: string, name = '1-800.webp') =>
  `https://storage.test/v0/b/rawi/o/public%2F${owner}-0123abcd%2F${name}?alt=media`;
let kept: Set<string>;

beforeEach(() => {
  kept = new Set([file('one-1-ar'), file('one-1-ar', '2-800.webp'), file('one-1'), file('two')]);
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () => [...kept].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropped.length = 0;
});

it('the owner of a published file is known from its address', () => {
  expect(ownerOfFile(file('one-1-ar'))).toBe('one-1-ar');
  expect(ownerOfFile('https://rawi.test/assets/page.js')).toBeUndefined();
});

it('the page and the pictures of removed content are deleted, and nothing whose name only begins the same', async () => {
  await dropFilesOf(['one-1']);
  expect([...kept]).toEqual([file('one-1-ar'), file('one-1-ar', '2-800.webp'), file('two')]);
  expect(dropped).toEqual(['chapter_one-1']);
  await dropFilesOf(['one-1-ar']);
  expect([...kept]).toEqual([file('two')]);
});
