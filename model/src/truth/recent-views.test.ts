import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEW_WINDOWS } from '../constants.ts';
import { type Day, dayOf, daysAfter, endOf, NO_RECENT_VIEWS, recentViews } from './recent-views.ts';

const FIRST = '2026-01-25';

/** Views of the days that a window holds, counted one by one. */
function inWindow(all: readonly (readonly [Day, number])[], today: Day, length: number): number {
  const window = new Set(Array.from({ length }, (_, back) => daysAfter(today, -back)));
  return all.reduce((sum, [day, views]) => sum + (window.has(day) ? views : 0), 0);
}

describe('what was read lately', () => {
  it('is in a window for as many days as it has', () => {
    const read = recentViews(NO_RECENT_VIEWS, FIRST, { [FIRST]: 3 });
    expect(read).toEqual({ days: { [FIRST]: 3 }, week: 3, month: 3, changesOn: '2026-02-01' });
    expect(recentViews(read, daysAfter(FIRST, 6))).toEqual(read);
    expect(recentViews(read, daysAfter(FIRST, 7))).toEqual({ ...read, week: 0, changesOn: '2026-02-24' });
    expect(recentViews(read, daysAfter(FIRST, 29)).month).toBe(3);
    expect(recentViews(read, daysAfter(FIRST, 30))).toEqual(NO_RECENT_VIEWS);
  });

  it('is what the days add up to, however late and in whatever order the views come', () => {
    const step = fc.record({
      passed: fc.integer({ min: 0, max: 12 }),
      late: fc.integer({ min: 0, max: 40 }),
      views: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let today = FIRST;
        let kept = NO_RECENT_VIEWS;
        const all: [Day, number][] = [];
        for (const { passed, late, views } of steps) {
          today = daysAfter(today, passed);
          const day = daysAfter(today, -late);
          all.push([day, views]);
          kept = recentViews(kept, today, { [day]: views });
          expect(kept.week).toBe(inWindow(all, today, VIEW_WINDOWS.week));
          expect(kept.month).toBe(inWindow(all, today, VIEW_WINDOWS.month));
          expect(Object.keys(kept.days).length).toBeLessThanOrEqual(VIEW_WINDOWS.month);
        }
      }),
    );
  });

  it('changes by itself on the day that it names, and on none before', () => {
    const added = fc.array(fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(added, (entries) => {
        const views = Object.fromEntries(entries.map(([back, count]) => [daysAfter(FIRST, -back), count]));
        const kept = recentViews(NO_RECENT_VIEWS, FIRST, views);
        if (kept.changesOn === null) throw new Error('views of a window leave it');
        for (let day = FIRST; day < kept.changesOn; day = daysAfter(day, 1)) {
          expect(recentViews(kept, day)).toEqual(kept);
        }
        const { week, month } = recentViews(kept, kept.changesOn);
        expect([week, month]).not.toEqual([kept.week, kept.month]);
      }),
    );
  });

  it('the same after a second look on the same day', () => {
    const read = recentViews(NO_RECENT_VIEWS, FIRST, { [daysAfter(FIRST, -10)]: 2, [FIRST]: 1 });
    expect(recentViews(read, FIRST)).toEqual(read);
  });
});

describe('a day', () => {
  it('is one of UTC, and ends where the next begins', () => {
    expect(dayOf(new Date('2026-01-31T23:59:59.999Z'))).toBe('2026-01-31');
    expect(dayOf(endOf('2026-01-31'))).toBe('2026-02-01');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});
