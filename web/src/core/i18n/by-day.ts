import type { Locale } from '@rawi/model/lists/locales';
import { formatDay } from './format.ts';

export interface Day<T> {
  /** `2026-01-31`, by the clock of the device. */
  readonly key: string;
  /** The day as a locale writes it, or `today` or `yesterday`. */
  readonly day: string;
  readonly items: readonly T[];
}

/** Groups events, newest first, by their day; `timeOf` returns ISO 8601. */
export function byDay<T>(
  items: readonly T[],
  timeOf: (item: T) => string,
  locale: Locale,
  now: number = Date.now(),
): readonly Day<T>[] {
  const days = new Map<string, { readonly day: string; readonly items: T[] }>();
  for (const item of items) {
    const time = timeOf(item);
    const key = dayKey(new Date(time));
    const known = days.get(key);
    if (known) known.items.push(item);
    else days.set(key, { day: dayName(time, locale, now), items: [item] });
  }
  return Array.from(days, ([key, day]) => ({ key, ...day }));
}

/** The day of a time as a locale writes it, or `today`, or `yesterday`; takes ISO 8601. */
export function dayName(iso: string, locale: Locale, now: number = Date.now()): string {
  const key = dayKey(new Date(iso));
  if (key === dayKey(new Date(now))) return 'today';
  if (key === dayKey(dayBefore(new Date(now)))) return 'yesterday';
  return formatDay(iso, locale);
}

function dayKey(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dayBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
}
