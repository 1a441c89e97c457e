import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** How often something was done on one day. */
export interface DailyCount {
  /** In UTC, `2026-11-27`. */
  readonly day: string;
  readonly count: number;
}

/** Below zero where what a call has done is still to be counted. */
export const dailyCountSchema = z.strictObject({ day: z.iso.date(), count: z.int() });

/** The day in UTC, as a count of a day names it. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** When the next day begins in UTC. */
export function nextDayOf(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1));
}

/** The count with `more` added on the current day; counts of another day are dropped. */
export function countedOn(before: DailyCount | undefined, now: Date, more = 1): DailyCount {
  const day = dayOf(now);
  return { day, count: (before?.day === day ? before.count : 0) + more };
}

/** The bounds that functions hold: once one is reached, rules refuse its kind until the time that stands under it. */
export type PausedKind = 'choices' | 'places' | 'photos';
/** Those that the library counts; photos are counted where they are drawn. */
export type CountedKind = Exclude<PausedKind, 'photos'>;

/** A field of the inbox, which rules read already to see whether a session is live. */
export const pausedUntilSchema = z.strictObject({
  choices: timeSchema.optional(),
  places: timeSchema.optional(),
  photos: timeSchema.optional(),
} satisfies Record<PausedKind, unknown>);

/** How often something was written under rules on the day of the last time (in UTC). */
export const dailySavesFields = {
  /** The time of the request. */
  at: timeSchema,
  /** 1, and one more with each of the same day. */
  count: z.int().positive(),
};

/** The daily count in a document that its owner writes repeatedly. */
export const dailySavesSchema = z.strictObject(dailySavesFields);
