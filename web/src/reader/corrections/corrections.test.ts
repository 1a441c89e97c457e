import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionsIn, removeSent } from './corrections.ts';
import { boxOf, MIN_SIDE, panelOf } from './edit-panels.ts';
import { matchesOf, setMatch, shiftMatches } from './match-pages.ts';
import { mayCorrect } from './may-correct.ts';

const panel = { page: 1, x: 0, y: 0, width: 500, height: 400 };
const chapter = {
  pageCount: 4,
  manifest: { folder: 'public/a', widths: [800], images: [], panels: [panel] },
  translations: [
    { id: 'ar', language: 'ar' as const, pageCount: 3, matches: [0, 1, 2, 3] },
    { id: 'fr', language: 'fr' as const, pageCount: 4 },
  ],
};

describe('the corrections to send', () => {
  it('are the differences from what readers have', () => {
    expect(correctionsIn(chapter, {})).toEqual([]);
    const same = { shifted: false, matches: { ar: [0, 1, 2, 3], fr: [1, 2, 3, 4] }, panels: [panel] };
    expect(correctionsIn(chapter, same)).toEqual([]);
    const other = { shifted: true, matches: { ar: null, fr: [2, 3, 4, 0] }, panels: null };
    expect(correctionsIn(chapter, other)).toEqual([
      { of: 'shifted', value: true },
      { of: 'matches', with: 'ar', value: null },
      { of: 'matches', with: 'fr', value: [2, 3, 4, 0] },
      { of: 'panels', value: null },
    ]);
    expect(correctionsIn({ ...chapter, shifted: true }, { shifted: false })).toEqual([
      { of: 'shifted', value: null },
    ]);
  });

  it('become fewer with each one that was stored', () => {
    let draft = { shifted: true, matches: { ar: null, fr: [2, 3, 4, 0] }, panels: [{ ...panel, page: 2 }] };
    for (const sent of correctionsIn(chapter, draft)) {
      const before = correctionsIn(chapter, draft).length;
      draft = removeSent(draft, sent) as typeof draft;
      expect(correctionsIn(chapter, draft)).toHaveLength(before - 1);
    }
  });
});

describe('matching pages', () => {
  it('start with the stored matches, or page by page', () => {
    expect(matchesOf(4, { pageCount: 3, matches: [0, 1, 2, 3] })).toEqual([0, 1, 2, 3]);
    expect(matchesOf(4, { pageCount: 3 })).toEqual([1, 2, 3, 0]);
  });

  it('shift from one page on, and stay within the other chapter', () => {
    expect(shiftMatches([1, 2, 3, 4], 1, 1, 4)).toEqual([1, 3, 4, 0]);
    expect(shiftMatches([1, 2, 3, 0], 0, -1, 3)).toEqual([0, 1, 2, 3]);
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 9 })
          .chain((count) =>
            fc.tuple(
              fc.constant(count),
              fc.array(fc.integer({ min: 0, max: count }), { minLength: 1, maxLength: 9 }),
            ),
          ),
        fc.nat(8),
        fc.constantFrom(1 as const, -1 as const),
        ([count, pages], at, by) => {
          const next = shiftMatches(pages, at, by, count);
          expect(next.slice(0, at)).toEqual(pages.slice(0, at));
          for (const page of next) expect(page >= 0 && page <= count).toBe(true);
        },
      ),
    );
  });

  it('are set one by one, within the other chapter', () => {
    expect(setMatch([1, 2], 1, 9, 3)).toEqual([1, 3]);
    expect(setMatch([1, 2], 0, -1, 3)).toEqual([0, 2]);
  });
});

describe('a panel', () => {
  const side = fc.integer({ min: MIN_SIDE, max: 10_000 });
  const box = fc
    .record({ x: fc.nat(10_000 - MIN_SIDE), y: fc.nat(10_000 - MIN_SIDE), width: side, height: side })
    .map(({ x, y, width, height }) => ({
      x,
      y,
      width: Math.min(width, 10_000 - x),
      height: Math.min(height, 10_000 - y),
    }));

  it('is on the page and can be seen in thousandths, wherever it is drawn', () => {
    fc.assert(
      fc.property(box, (drawn) => {
        const { x, y, width, height } = panelOf(drawn);
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1000);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(MIN_SIDE / 10);
      }),
    );
  });

  it('stays what it is where it is only shown', () => {
    fc.assert(
      fc.property(box, (drawn) => {
        expect(panelOf(boxOf(panelOf(drawn)))).toEqual(panelOf(drawn));
      }),
    );
  });
});

it('a chapter may be corrected by its own translator and by the staff', () => {
  const as = (uid: string, ...roles: ('translator' | 'reviewer' | 'admin')[]) =>
    ({
      state: 'signed-in',
      authTime: 1,
      user: { uid, email: '', emailVerified: true, displayName: undefined, photoURL: undefined, roles },
    }) as const;
  const own = { translator: { id: 'layla', name: 'Layla' } };
  expect(mayCorrect(as('layla', 'translator'), own)).toBe(true);
  expect(mayCorrect(as('omar', 'reviewer'), own)).toBe(true);
  expect(mayCorrect(as('omar', 'admin'), {})).toBe(true);
  expect(mayCorrect(as('omar', 'translator'), own)).toBe(false);
  expect(mayCorrect(as('layla'), own)).toBe(false);
  expect(mayCorrect({ state: 'signed-out' }, own)).toBe(false);
});
