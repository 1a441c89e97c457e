import { type MethodTable, method } from './method.ts';
import { int, type ValueOf } from './value.ts';

const NANOS_PER_SECOND = 1_000_000_000n;

/** Methods of `rules.Duration`; both parts have the duration's sign. */
export const durationMethods: MethodTable<ValueOf<'duration'>> = {
  seconds: method([], (self) => int(self.nanos / NANOS_PER_SECOND)),
  nanos: method([], (self) => int(self.nanos % NANOS_PER_SECOND)),
};

/** Nanoseconds in each unit of `duration.value`. */
export const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);
