import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECODED_PIXELS, findNearestPages, findSpreadsToPreload, withinMemory } from './preload-window.ts';

describe('findSpreadsToPreload', () => {
  it('returns three ahead and one behind, in the direction of travel', () => {
    expect(findSpreadsToPreload(4, 10, 'forward')).toEqual([5, 6, 7, 3]);
    expect(findSpreadsToPreload(4, 10, 'backward')).toEqual([3, 2, 1, 5]);
    expect(findSpreadsToPreload(0, 10, 'none')).toEqual([1, 2, 3]);
  });

  it('returns only spreads that exist, each once, and never the current one', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 500 })
          .chain((count) => fc.tuple(fc.nat({ max: count }), fc.constant(count))),
        fc.constantFrom('forward', 'backward', 'none'),
        ([at, count], travel) => {
          const spreads = findSpreadsToPreload(at, count, travel);
          expect(new Set(spreads).size).toBe(spreads.length);
          expect(spreads.every((each) => each >= 0 && each < count && each !== at)).toBe(true);
        },
      ),
    );
  });
});

describe('findNearestPages', () => {
  it('begins with what is nearest to the page that is read, or with that page', () => {
    expect(findNearestPages(new Set([2, 3, 4, 5]), 4, 9)).toEqual([4, 3, 5, 2]);
    expect(findNearestPages(new Set(), 4, 9)).toEqual([4]);
  });

  it('names pages only, also while the end card shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.boolean(), (pageCount, isNear) => {
        const near = new Set(isNear ? [pageCount] : []);
        expect(findNearestPages(near, pageCount + 1, pageCount)).toEqual([pageCount]);
      }),
    );
  });
});

describe('withinMemory', () => {
  it('keeps six pages of eight million pixels, the nearest ones', () => {
    expect(withinMemory([3, 4, 5, 2, 6, 1, 7, 8], () => 8_000_000)).toEqual([3, 4, 5, 2, 6, 1]);
  });

  it('keeps the current page, however large it is', () => {
    expect(withinMemory(['huge', 'next'], (each) => (each === 'huge' ? 1e9 : 1))).toEqual(['huge']);
  });

  it('never keeps more than fits, beyond the first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60_000_000 })), (pixels) => {
        const kept = withinMemory(pixels, (each) => each);
        expect(kept).toEqual(pixels.slice(0, kept.length));
        const sum = kept.reduce((total, each) => total + each, 0);
        expect(kept.length <= 1 || sum <= DECODED_PIXELS).toBe(true);
      }),
    );
  });
});
