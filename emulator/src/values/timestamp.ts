import type { Timestamp } from './value.ts';

const MICROS = 1_000_000;

/** Microseconds since 1970, exact for every year that Firestore accepts up to 2255; finer digits are cut off. */
export function toMicros(time: Timestamp): number {
  return time.seconds * MICROS + Math.floor(time.nanos / 1000);
}

/** The point in time of that many microseconds since 1970. */
export function fromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / MICROS);
  return { seconds, nanos: (micros - seconds * MICROS) * 1000 };
}

/** Negative, zero or positive as `a` lies before, at or after `b`. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}
