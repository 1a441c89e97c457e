import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeSpreads,
  findSpreadAt,
  findSpreadWithPage,
  fractionOf,
  readOf,
  type SpreadRules,
} from './spreads.ts';

const rules = (changed: Partial<SpreadRules> = {}): SpreadRules => ({
  pagesAtOnce: 2,
  shifted: false,
  splitWide: false,
  ...changed,
});
const shown = (pageCount: number, wide: readonly number[], changed: Partial<SpreadRules> = {}) =>
  arrangeSpreads(pageCount, (page) => wide.includes(page), rules(changed)).map(({ pages, half }) =>
    half === undefined ? pages.join('+') : `${pages[0]}/${half}`,
  );

describe('the spreads of a chapter', () => {
  it('are single pages by default', () => {
    expect(shown(3, [2], { pagesAtOnce: 1 })).toEqual(['1', '2', '3']);
  });

  it('are pairs after the cover; a page without a partner stands alone', () => {
    expect(shown(6, [])).toEqual(['1', '2+3', '4+5', '6']);
    expect(shown(1, [])).toEqual(['1']);
  });

  it('are pairs that begin one page later where the chapter is shifted', () => {
    expect(shown(6, [], { shifted: true })).toEqual(['1', '2', '3+4', '5+6']);
  });

  it('leave a wide page alone, and start pairing again after it', () => {
    expect(shown(8, [4])).toEqual(['1', '2+3', '4', '5+6', '7+8']);
    expect(shown(8, [3])).toEqual(['1', '2', '3', '4+5', '6+7', '8']);
    expect(shown(5, [1])).toEqual(['1', '2+3', '4+5']);
  });

  it('are halves of a wide page where wide pages are split', () => {
    expect(shown(3, [2], { pagesAtOnce: 1, splitWide: true })).toEqual(['1', '2/1', '2/2', '3']);
  });

  it('are found by the share of a page that was read, and convert back to it; each half counts for half', () => {
    const halves = arrangeSpreads(3, (page) => page === 2, rules({ pagesAtOnce: 1, splitWide: true }));
    expect([0, 0.4, 0.5, 1].map((fraction) => findSpreadAt(halves, 2, fraction))).toEqual([1, 1, 2, 2]);
    expect(findSpreadAt(halves, 3, 0.9)).toBe(3);
    expect(fractionOf({ half: 2 }, 0)).toBe(0.5);
    fc.assert(
      fc.property(
        fc.constantFrom({}, { half: 1 as const }, { half: 2 as const }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (spread, read) => {
          expect(readOf(spread, fractionOf(spread, read))).toBeCloseTo(read);
        },
      ),
    );
  });

  const chapter = fc
    .integer({ min: 1, max: 60 })
    .chain((pageCount) =>
      fc.tuple(fc.constant(pageCount), fc.uniqueArray(fc.integer({ min: 1, max: pageCount }))),
    );
  const anyRules = fc.record({
    pagesAtOnce: fc.constantFrom<1 | 2>(1, 2),
    shifted: fc.boolean(),
    splitWide: fc.boolean(),
  });

  it('show every page once and in order, whatever the rules are', () => {
    fc.assert(
      fc.property(chapter, anyRules, ([pageCount, wide], given) => {
        const spreads = arrangeSpreads(pageCount, (page) => wide.includes(page), given);
        const pages = spreads.flatMap((spread) => (spread.half === 2 ? [] : spread.pages));
        expect(pages).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
        for (const { pages: together, half } of spreads) {
          expect(half !== undefined).toBe(given.splitWide && wide.includes(together[0]));
          if (together.length === 1) continue;
          expect(given.pagesAtOnce).toBe(2);
          expect(together.some((page) => page === 1 || wide.includes(page))).toBe(false);
        }
      }),
    );
  });

  it('are found by the pages that they show', () => {
    fc.assert(
      fc.property(chapter, anyRules, ([pageCount, wide], given) => {
        const spreads = arrangeSpreads(pageCount, (page) => wide.includes(page), given);
        for (let page = 1; page <= pageCount; page += 1) {
          const index = findSpreadWithPage(spreads, page);
          expect(index).toBe(spreads.findIndex(({ pages }) => pages.some((each) => each === page)));
        }
        expect(findSpreadWithPage(spreads, pageCount + 1)).toBe(spreads.length);
      }),
    );
  });
});
