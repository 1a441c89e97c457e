import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePages } from './compare-pages.ts';

it.each([
  ['abc', 'abc', { changed: [], added: [], removed: [] }],
  ['abc', 'axc', { changed: [2], added: [], removed: [] }],
  ['abc', 'abxc', { changed: [], added: [3], removed: [] }],
  ['abc', 'ac', { changed: [], added: [], removed: [2] }],
  ['abcd', 'axycd', { changed: [2], added: [3], removed: [] }],
  ['abcd', 'axd', { changed: [2], added: [], removed: [3] }],
  ['', 'ab', { changed: [], added: [1, 2], removed: [] }],
])('comparing pages from %s to %s', (before, after, expected) => {
  expect(comparePages([...before], [...after])).toEqual(expected);
});

it('comparing pages reports every page that was added or removed, and none if nothing changed', () => {
  const pages = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      const { changed, added, removed } = comparePages(before, after);
      expect(after.length - before.length).toBe(added.length - removed.length);
      for (const page of [...changed, ...added]) expect(page).toBeLessThanOrEqual(after.length);
      for (const page of removed) expect(page).toBeLessThanOrEqual(before.length);
      if (before.join() === after.join()) expect([...changed, ...added, ...removed]).toEqual([]);
    }),
  );
});
