import type { Locale } from '@rawi/model/lists/locales';
import type { ReadEntry } from '../../../data/history/entry.ts';
import { formatDay } from '../../../lib/format.ts';

export interface DayOfReading {
  /** `2026-01-31`, by the clock of the device. */
  readonly key: string;
  /** The day as a locale writes it, or which of the last two it is. */
  readonly day: string;
  readonly entries: readonly ReadEntry[];
}

/** Entries, newest first, by the day on which they were read. */
export function byDay(
  entries: readonly ReadEntry[],
  locale: Locale,
  now: number = Date.now(),
): readonly DayOfReading[] {
  const today = dayKey(new Date(now));
  const yesterday = dayKey(dayBefore(new Date(now)));
  const days = new Map<string, ReadEntry[]>();
  for (const entry of entries) {
    const key = dayKey(new Date(entry.readAt));
    days.set(key, [...(days.get(key) ?? []), entry]);
  }
  return Array.from(days, ([key, read]) => ({
    key,
    day:
      key === today ? 'today' : key === yesterday ? 'yesterday' : formatDay(read[0]?.readAt ?? key, locale),
    entries: read,
  }));
}

function dayKey(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dayBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
}
