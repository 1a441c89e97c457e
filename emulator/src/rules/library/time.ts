import { NANOS_PER_UNIT } from '../types/duration.ts';
import { type Builtin, builtin } from '../types/method.ts';
import { dateToNanos } from '../types/timestamp.ts';
import { duration, failure, timestamp } from '../types/value.ts';

const NANOS_PER_SECOND = 1_000_000_000n;

/** The `timestamp` namespace. */
export const timestampNamespace: Readonly<Record<string, Builtin>> = {
  date: builtin(['int', 'int', 'int'], (year, month, day) => {
    const nanos = dateToNanos(Number(year.value), Number(month.value), Number(day.value));
    return nanos === undefined ? failure('Invalid date.') : timestamp(nanos);
  }),
  value: builtin(['int'], (millis) => timestamp(millis.value * 1_000_000n)),
};

/** The `duration` namespace. */
export const durationNamespace: Readonly<Record<string, Builtin>> = {
  abs: builtin(['duration'], (value) => duration(value.nanos < 0n ? -value.nanos : value.nanos)),
  time: builtin(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    duration((hours.value * 3600n + minutes.value * 60n + seconds.value) * NANOS_PER_SECOND + nanos.value),
  ),
  value: builtin(['int', 'string'], (magnitude, unit) => {
    const nanos = NANOS_PER_UNIT.get(unit.value);
    return nanos === undefined
      ? failure(
          `Invalid duration unit '${unit.value}'. Expected one of: ${[...NANOS_PER_UNIT.keys()].join(', ')}.`,
        )
      : duration(magnitude.value * nanos);
  }),
};
