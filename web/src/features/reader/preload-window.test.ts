import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesToPreload } from './preload-window.ts';

describe('pagesToPreload', () => {
  it('looks ahead in the sense of travel, then one back', () => {
    expect(pagesToPreload(5, 20, 'forward')).toEqual([6, 7, 8, 4]);
    expect(pagesToPreload(5, 20, 'backward')).toEqual([4, 3, 2, 6]);
    expect(pagesToPreload(1, 2, 'none')).toEqual([2]);
    expect(pagesToPreload(5, 20, 'forward', 2)).toEqual([6, 4]);
  });

  it('names at most four real pages, each once, never the one that is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        fc.constantFrom('forward' as const, 'backward' as const, 'none' as const),
        (pageCount, offset, travel) => {
          const page = 1 + (offset % pageCount);
          const pages = pagesToPreload(page, pageCount, travel);
          expect(pages.length).toBeLessThanOrEqual(MAX_PAGE_PRELOADS);
          expect(new Set(pages).size).toBe(pages.length);
          expect(pages).not.toContain(page);
          expect(pages.every((each) => each >= 1 && each <= pageCount)).toBe(true);
        },
      ),
    );
  });
});
