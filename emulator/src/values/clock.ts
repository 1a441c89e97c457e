import { fromMicros, toMicros } from './timestamp.ts';
import type { Timestamp } from './value.ts';

/** The one source of commit and read times: wall-clock microseconds, each call later than the one before. */
export interface Clock {
  now(): Timestamp;
  /** Promises that every later `now()` lies after `time`, even if the wall clock was set back meanwhile. */
  floor(time: Timestamp): void;
}

/** `wall` gives microseconds since 1970; tests pass their own. */
export function createClock(wall: () => number = wallMicros): Clock {
  let last = 0;
  return {
    now() {
      last = Math.max(last + 1, Math.floor(wall()));
      return fromMicros(last);
    },
    floor(time) {
      last = Math.max(last, toMicros(time));
    },
  };
}

function wallMicros(): number {
  return Date.now() * 1000;
}
