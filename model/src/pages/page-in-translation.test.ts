import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageInTranslation } from './page-in-translation.ts';

it('is the same number where both have as many pages, and none where they have not', () => {
  expect(pageInTranslation(3, 9, { pageCount: 9 })).toBe(3);
  expect(pageInTranslation(3, 9, { pageCount: 10 })).toBeUndefined();
  expect(pageInTranslation(10, 9, { pageCount: 9 })).toBeUndefined();
});

it('is what its translator has said', () => {
  const translation = { pageCount: 3, matches: [1, 0, 3] };
  expect([1, 2, 3, 4].map((page) => pageInTranslation(page, 3, translation))).toEqual([
    1,
    undefined,
    3,
    undefined,
  ]);
});

it('is a page that is there, whatever is asked', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      (page, own, others) => {
        const there = pageInTranslation(page, own, { pageCount: others });
        expect(there === undefined || (there >= 1 && there <= others)).toBe(true);
      },
    ),
  );
});
