import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { compareTimestamps, fromMicros, toMicros } from './timestamp.ts';

describe('createClock', () => {
  it('follows the wall clock', () => {
    expect(createClock(() => 1_700_000_000_123_456).now()).toEqual({
      seconds: 1_700_000_000,
      nanos: 123_456_000,
    });
  });

  it('never gives one time twice, nor an earlier one after the wall clock was set back', () => {
    let wall = 1_000_000;
    const clock = createClock(() => wall);
    const times = [clock.now(), clock.now()];
    wall = 500_000;
    times.push(clock.now());
    wall = 2_000_000;
    times.push(clock.now());
    expect(times.map(toMicros)).toEqual([1_000_000, 1_000_001, 1_000_002, 2_000_000]);
  });

  it('stays behind a floor that lies in the future', () => {
    const clock = createClock(() => 10);
    clock.floor(fromMicros(5_000_000));
    clock.floor(fromMicros(3));
    expect(compareTimestamps(clock.now(), fromMicros(5_000_000))).toBeGreaterThan(0);
  });
});

describe('timestamps', () => {
  it('come back from microseconds, before 1970 too', () => {
    for (const micros of [0, 1, -1, -1_000_001, 1_700_000_000_999_999]) {
      expect(toMicros(fromMicros(micros))).toBe(micros);
      expect(fromMicros(micros).nanos).toBeGreaterThanOrEqual(0);
    }
  });
});
