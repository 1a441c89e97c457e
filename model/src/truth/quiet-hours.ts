import type { QuietHours } from './push.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The first time from `at` on that is outside of the quiet hours. */
export function afterQuiet(quiet: QuietHours | null, at: Date): Date {
  if (!quiet) return at;
  let time = at;
  // A clock that is put back or forward on the way is looked at once more.
  for (let look = 0; look < 4 && isQuiet(quiet, time); look += 1) {
    const { hour, minute } = clockIn(quiet.zone, time);
    const hours = (quiet.until - hour + 24) % 24;
    const next = time.getTime() + hours * HOUR_MS - minute * MINUTE_MS;
    time = new Date(next - (next % MINUTE_MS));
  }
  return time;
}

/** Whether a time is in the quiet hours; with the same hour twice there are none. */
export function isQuiet({ from, until, zone }: QuietHours, at: Date): boolean {
  const { hour } = clockIn(zone, at);
  return from <= until ? from <= hour && hour < until : from <= hour || hour < until;
}

function clockIn(zone: string, at: Date): { readonly hour: number; readonly minute: number } {
  const parts = clockOf(zone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: read('hour'), minute: read('minute') };
}

/** A name that this machine does not know, as of a zone that is newer than it, is read as UTC. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const options = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}
