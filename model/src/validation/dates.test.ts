import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestTodayAnywhere, localToday, validDate } from './dates.ts';

const rule = validDate(() => '2024-02-29');

describe('validDate', () => {
  it.each(['2024-02-29', '2000-02-29', '1999-12-31', '1900-01-01'])('takes %s', (day) => {
    expect(rule(day)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    '2023-02-29',
    '1900-02-29',
    '2023-13-01',
    '2023-00-10',
    '2023-1-1',
    '29/02/2024',
    '0001-01-01',
    '1899-12-31',
    '2023-02-10T00:00:00Z',
    '-2023-02-10',
  ])('refuses %j as no date', (day) => {
    expect(rule(day)).toBe('validDate');
  });

  it.each(['2024-03-01', '2025-01-01', '9999-12-31'])('refuses %s as in the future', (day) => {
    expect(rule(day)).toBe('dateNotInFuture');
  });

  it('compares by day: today passes and tomorrow does not, whatever day it is', () => {
    const day = fc.date({ min: new Date('1901-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const today = date.toISOString().slice(0, 10);
        const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        expect(validDate(() => today)(today)).toBeUndefined();
        expect(validDate(() => today)(tomorrow)).toBe('dateNotInFuture');
      }),
    );
  });
});

describe('today', () => {
  it('is the day of the local clock', () => {
    expect(localToday(new Date(2024, 0, 5, 23, 59))).toBe('2024-01-05');
  });

  it('is on the server the latest day anywhere', () => {
    expect(latestTodayAnywhere(new Date('2024-01-05T09:59:59Z'))).toBe('2024-01-05');
    expect(latestTodayAnywhere(new Date('2024-01-05T10:00:00Z'))).toBe('2024-01-06');
  });
});
