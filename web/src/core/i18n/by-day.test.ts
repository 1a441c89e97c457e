import { describe, expect, it } from 'vitest';
import { byDay, dayName } from './by-day.ts';

const at = (name: string, year: number, month: number, day: number, hour: number) => ({
  name,
  at: new Date(year, month - 1, day, hour).toISOString(),
});

describe('events grouped by day', () => {
  const now = new Date(2026, 2, 1, 9).getTime();

  it('name today and yesterday, and write older days out', () => {
    const items = [
      at('a', 2026, 3, 1, 8),
      at('b', 2026, 3, 1, 0),
      at('c', 2026, 2, 28, 23),
      at('d', 2026, 2, 20, 12),
    ];
    const days = byDay(items, (item) => item.at, 'en', now);
    expect(days.map(({ day, items: of }) => [day, of.map(({ name }) => name)])).toEqual([
      ['today', ['a', 'b']],
      ['yesterday', ['c']],
      ['Feb 20, 2026', ['d']],
    ]);
  });

  it('keep their order across the end of a day', () => {
    const items = [at('a', 2026, 2, 20, 0), at('b', 2026, 2, 19, 23)];
    expect(byDay(items, (item) => item.at, 'en', now).map(({ key }) => key)).toEqual([
      '2026-02-20',
      '2026-02-19',
    ]);
  });

  it('have days in the digits of the locale', () => {
    expect(dayName(at('a', 2025, 11, 12, 11).at, 'ar', now)).toBe('١٢ نوفمبر ٢٠٢٥');
    expect(byDay([], String, 'ar', now)).toEqual([]);
  });
});
