import type { Rule } from './rules.ts';

/** A day is written `YYYY-MM-DD`, as a date field of the browser gives it; it belongs to no time zone. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Nobody alive was born earlier; a smaller year is a slip of the keyboard. */
const FIRST_YEAR = 1900;

function isDay(value: string): boolean {
  const parts = DAY.exec(value);
  if (!parts) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value) &&
    date.getUTCFullYear() >= FIRST_YEAR
  );
}

/** Must name a day of the calendar, and not one after `today()` (specification, section 5, validDate). */
export const validDate =
  (today: () => string): Rule =>
  (value) => {
    if (!isDay(value)) return 'validDate';
    return value > today() ? 'dateNotInFuture' : undefined;
  };

/** The day where the person sits. */
export function localToday(now: Date = new Date()): string {
  // Read as if it were UTC, the local clock's day is what the ISO form begins with.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Time zones lie up to 14 hours ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 60 * 60 * 1000;

/** The latest day that it is anywhere: the server, which knows no person's zone, refuses only what is later than this. */
export function latestTodayAnywhere(now: Date = new Date()): string {
  return new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
}
