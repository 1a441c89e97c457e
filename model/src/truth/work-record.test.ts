import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from './recent-views.ts';
import { RECORDED_DAYS, type RecordedDay, recorded } from './work-record.ts';

const at = (day: number, views = 0): RecordedDay => ({
  day: dayOf(new Date(Date.UTC(2026, 0, 1 + day))),
  views,
  likes: 0,
  ratings: 0,
  qualitySum: 0,
  claritySum: 0,
});

it('a work record keeps one entry a day, the last one given, in order, and the latest days', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ day: fc.nat(200), views: fc.nat() }), { maxLength: 250 }), (told) => {
      const days = told.reduce<RecordedDay[]>(
        (before, { day, views }) => recorded(before, at(day, views)),
        [],
      );
      expect(days.length).toBeLessThanOrEqual(RECORDED_DAYS);
      expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
      const last = told.at(-1);
      if (last && days.some(({ day }) => day === at(last.day).day))
        expect(days).toContainEqual(at(last.day, last.views));
    }),
  );
});

it('a work record does not change when the same day is added twice', () => {
  const once = recorded([at(1, 5)], at(2, 7));
  expect(recorded(once, at(2, 7))).toEqual(once);
});
