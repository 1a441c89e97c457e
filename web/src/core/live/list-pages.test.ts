import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinPages } from './list-pages.ts';

const items = (...numbers: number[]) => numbers.map((at) => ({ path: `list/${at}`, data: { at } }));

it('an item that newer ones push out of the live page stays in its place', () => {
  const readWithSecondPage = items(5, 4, 3, 2);
  expect(joinPages(items(7, 6), readWithSecondPage)).toEqual(items(7, 6, 5, 4, 3, 2));
});

it('a document that changed on the live page is shown as it is now', () => {
  const changed = [{ path: 'list/5', data: { at: 50 } }];
  expect(joinPages(changed, items(5, 4))).toEqual([...changed, ...items(4)]);
});

it('a list that only grows at its head has no gaps and shows nothing twice', () => {
  const page = 3;
  fc.assert(
    fc.property(fc.nat({ max: 10 }), fc.nat({ max: 10 }), (before, added) => {
      const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => count - at);
      const whenRead = newestFirst(before);
      const now = newestFirst(before + added);
      const shown = joinPages(items(...now.slice(0, page)), items(...whenRead));
      const paths = shown.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.slice(page)).toEqual(
        items(...whenRead.filter((at) => !now.slice(0, page).includes(at))).map(({ path }) => path),
      );
    }),
  );
});
