import { VIEW_WINDOWS } from '../constants.ts';
import { z } from '../zod.ts';

/** A day in UTC, as `2026-01-31`; as text, days are in their order. */
export const daySchema = z
  .string()
  .max(10, { abort: true })
  .regex(/^\d{4}-\d{2}-\d{2}$/);
export type Day = string;

const count = z.int().nonnegative();

/** What was read of a comic lately. Its days are those of the longest window; the sums follow from them. */
export const recentViewsSchema = z.strictObject({
  /** By day; a day without views is absent. */
  days: z.record(daySchema, z.int().positive()),
  week: count,
  month: count,
  /** The day on which a sum changes by itself, because a day leaves its window. */
  changesOn: daySchema.nullable(),
});
export type RecentViews = z.infer<typeof recentViewsSchema>;

export const NO_RECENT_VIEWS: RecentViews = { days: {}, week: 0, month: 0, changesOn: null };

/** Views to be added, by day. */
export type ViewsByDay = Readonly<Record<Day, number>>;

const DAY = 24 * 60 * 60 * 1000;

/** The day of a time. */
export function dayOf(time: Date): Day {
  return time.toISOString().slice(0, 10);
}

/** The day so many days after another. */
export function daysAfter(day: Day, days: number): Day {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));
}

/** When a day is over. */
export function endOf(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY);
}

/**
 * The recent views as they are today, with those added. A window is today and the days before it; a day of the future,
 * which a clock that runs ahead may name, is in both already.
 */
export function recentViews(before: RecentViews, today: Day, added: ViewsByDay = {}): RecentViews {
  const days = new Map(Object.entries(before.days));
  for (const [day, views] of Object.entries(added)) days.set(day, (days.get(day) ?? 0) + views);
  const leaves = (day: Day, window: keyof typeof VIEW_WINDOWS) => daysAfter(day, VIEW_WINDOWS[window]);
  const inMonth = [...days].filter(([day, views]) => views > 0 && leaves(day, 'month') > today);
  const inWeek = inMonth.filter(([day]) => leaves(day, 'week') > today);
  const changes = [
    ...inMonth.map(([day]) => leaves(day, 'month')),
    ...inWeek.map(([day]) => leaves(day, 'week')),
  ];
  return {
    days: Object.fromEntries(inMonth.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    week: sum(inWeek),
    month: sum(inMonth),
    changesOn: changes.toSorted()[0] ?? null,
  };
}

function sum(days: readonly (readonly [Day, number])[]): number {
  return days.reduce((total, [, views]) => total + views, 0);
}
