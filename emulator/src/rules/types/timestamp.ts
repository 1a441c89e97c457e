import { type MethodTable, method } from './method.ts';
import { floorDivide } from './timestamp-text.ts';
import { duration, int, timestamp, type ValueOf } from './value.ts';

const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

type TimestampValue = ValueOf<'timestamp'>;

/** Methods of `rules.Timestamp`, all in UTC. Months, days of the month, week (Monday) and year count from 1. */
export const timestampMethods: MethodTable<TimestampValue> = {
  date: method([], (self) => timestamp(floorDivide(self.nanos, NANOS_PER_DAY) * NANOS_PER_DAY)),
  time: method([], (self) => duration(nanosOfDay(self))),
  year: method([], (self) => int(calendar(self).getUTCFullYear())),
  month: method([], (self) => int(calendar(self).getUTCMonth() + 1)),
  day: method([], (self) => int(calendar(self).getUTCDate())),
  dayOfWeek: method([], (self) => int(((calendar(self).getUTCDay() + 6) % 7) + 1)),
  dayOfYear: method([], (self) => int(dayOfYear(calendar(self)))),
  hours: method([], (self) => int(calendar(self).getUTCHours())),
  minutes: method([], (self) => int(calendar(self).getUTCMinutes())),
  seconds: method([], (self) => int(calendar(self).getUTCSeconds())),
  nanos: method([], (self) => int(self.nanos - floorDivide(self.nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND)),
  toMillis: method([], (self) => int(floorDivide(self.nanos, NANOS_PER_MILLI))),
};

/** Midnight of a day as a timestamp; months and days count from 1. */
export function dateToNanos(year: number, month: number, day: number): bigint | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exact =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exact ? BigInt(date.getTime()) * NANOS_PER_MILLI : undefined;
}

function calendar(self: TimestampValue): Date {
  return new Date(Number(floorDivide(self.nanos, NANOS_PER_MILLI)));
}

function nanosOfDay(self: TimestampValue): bigint {
  return self.nanos - floorDivide(self.nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}

function dayOfYear(date: Date): number {
  const yearStart = new Date(0);
  yearStart.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - yearStart.getTime()) / 86_400_000) + 1;
}
