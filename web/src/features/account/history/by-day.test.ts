import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../testing/read-entry.ts';
import { byDay } from './by-day.ts';

const at = (chapterId: string, year: number, month: number, day: number, hour: number) =>
  anEntry(chapterId, 0, { readAt: new Date(year, month - 1, day, hour).toISOString() });

describe('what was read, by day', () => {
  it('names today and yesterday, and writes older days out', () => {
    const now = new Date(2026, 2, 1, 9).getTime();
    const entries = [
      at('a', 2026, 3, 1, 8),
      at('b', 2026, 3, 1, 0),
      at('c', 2026, 2, 28, 23),
      at('d', 2026, 2, 20, 12),
    ];
    const days = byDay(entries, 'en', now);
    expect(days.map(({ day, entries: read }) => [day, read.map(({ chapterId }) => chapterId)])).toEqual([
      ['today', ['a', 'b']],
      ['yesterday', ['c']],
      ['Feb 20, 2026', ['d']],
    ]);
  });
});
