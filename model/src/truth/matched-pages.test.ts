import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areMatches, inverseMatches, isIdentity, pageInTranslation } from './matched-pages.ts';

const counts = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }));
/** Matches between chapters of `own` and `other` pages, of which several may lead to one page. */
const matchesArbitrary = counts.chain(([own, other]) =>
  fc.record({
    own: fc.constant(own),
    other: fc.constant(other),
    matches: fc.array(fc.integer({ min: 0, max: other }), { minLength: own, maxLength: own }),
  }),
);
/** The same where no two pages lead to one. */
const pairsArbitrary = matchesArbitrary.map(({ matches, ...rest }) => ({
  ...rest,
  matches: matches.map((page, index) => (matches.indexOf(page) === index ? page : 0)),
}));

describe('the inverse of matches', () => {
  it('is of the other chapter, and leads back to a page that leads here', () => {
    fc.assert(
      fc.property(matchesArbitrary, ({ own, other, matches }) => {
        const inverse = inverseMatches(matches, other);
        expect(areMatches(inverse, other, own)).toBe(true);
        for (const [index, page] of inverse.entries()) {
          if (page === 0) expect(matches).not.toContain(index + 1);
          else expect(matches[page - 1]).toBe(index + 1);
        }
      }),
    );
  });

  it('of the inverse is what it was, where no two pages show the same one', () => {
    fc.assert(
      fc.property(pairsArbitrary, ({ own, other, matches }) => {
        expect(inverseMatches(inverseMatches(matches, other), own)).toEqual(matches);
      }),
    );
  });

  it('of the same pages is the same pages', () => {
    expect(inverseMatches([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(isIdentity([1, 2, 3], 3)).toBe(true);
    expect(isIdentity([1, 2], 3)).toBe(false);
    expect(isIdentity([1, 3, 3], 3)).toBe(false);
  });
});

describe('the page in another translation', () => {
  it('has the same number if both have as many pages and no matches are given', () => {
    expect(pageInTranslation(4, 9, { pageCount: 9 })).toBe(4);
    expect(pageInTranslation(4, 9, { pageCount: 8 })).toBeUndefined();
    expect(pageInTranslation(4, 9, {})).toBeUndefined();
  });

  it('is the one that was said, and none where none shows the same', () => {
    const translation = { pageCount: 3, matches: [0, 1, 2, 3] };
    expect([1, 2, 3, 4].map((page) => pageInTranslation(page, 4, translation))).toEqual([undefined, 1, 2, 3]);
  });

  it('is none of a page that is not there', () => {
    for (const page of [0, 5, -1]) expect(pageInTranslation(page, 4, { pageCount: 4 })).toBeUndefined();
  });

  it('leads back where it came from', () => {
    fc.assert(
      fc.property(pairsArbitrary, ({ own, other, matches }) => {
        const back = { pageCount: own, matches: inverseMatches(matches, other) };
        for (let page = 1; page <= own; page += 1) {
          const there = pageInTranslation(page, own, { pageCount: other, matches });
          if (there !== undefined) expect(pageInTranslation(there, other, back)).toBe(page);
        }
      }),
    );
  });
});

it('matches of other files do not count', () => {
  expect(areMatches([1, 2], 2, 2)).toBe(true);
  expect(areMatches([1, 2], 3, 2)).toBe(false);
  expect(areMatches([1, 3], 2, 2)).toBe(false);
  expect(areMatches([1, -1], 2, 2)).toBe(false);
});
