import { z } from '../zod.ts';
import { daySchema } from './recent-views.ts';

/** For how many days it is known what readers made of somebody's work. */
export const RECORDED_DAYS = 90;

const count = z.int().nonnegative();

/** The totals of a translator's work at the end of a day: all views, likes and ratings until then. */
const recordedDaySchema = z.strictObject({
  day: daySchema,
  views: count,
  likes: count,
  ratings: count,
  qualitySum: count,
  claritySum: count,
});
export type RecordedDay = z.infer<typeof recordedDaySchema>;

/** `users/{uid}/state/work`: what readers made of a translator's work, day by day. Its owner reads it. */
export const workRecordSchema = z.strictObject({ days: z.array(recordedDaySchema).max(RECORDED_DAYS) });
export type WorkRecord = z.infer<typeof workRecordSchema>;

/** The record with a day, which takes the place of the same day's; the oldest go. The days stay in order. */
export function recorded(days: readonly RecordedDay[], added: RecordedDay): RecordedDay[] {
  const others = days.filter(({ day }) => day !== added.day);
  return [...others, added].toSorted((one, other) => one.day.localeCompare(other.day)).slice(-RECORDED_DAYS);
}
