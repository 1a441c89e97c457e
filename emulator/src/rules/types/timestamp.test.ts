import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';
import { iso, parseIso } from './timestamp-text.ts';
import { timestamp } from './value.ts';

// A Saturday, day 325 of a leap-free year, with nanoseconds.
const t = timestamp(parseIso('2026-11-21T13:14:15.123456789Z') ?? 0n);
// Before 1970, a Monday.
const old = timestamp(parseIso('1968-12-30T23:59:59.5Z') ?? 0n);
const variables = { t, old };

describe('rules.Timestamp', () => {
  it.each([
    ['t.year()', '2026'],
    ['t.month()', '11'],
    ['t.day()', '21'],
    ['t.hours()', '13'],
    ['t.minutes()', '14'],
    ['t.seconds()', '15'],
    ['t.nanos()', '123456789'],
    ['t.dayOfWeek()', '6'],
    ['t.dayOfYear()', '325'],
    ['t.toMillis()', '1795266855123'],
    ['t.date()', '2026-11-21T00:00:00Z'],
    ['t.time() == duration.time(13, 14, 15, 123456789)', 'true'],
    ['t.date() + t.time() == t', 'true'],
    ['old.year()', '1968'],
    ['old.dayOfWeek()', '1'],
    ['old.dayOfYear()', '365'],
    ['old.nanos()', '500000000'],
    ['old.date()', '1968-12-30T00:00:00Z'],
    ['old.date() + old.time() == old', 'true'],
    ['timestamp.date(1970, 1, 2)', '1970-01-02T00:00:00Z'],
    ['timestamp.date(2024, 2, 29).dayOfYear()', '60'],
    ['timestamp.value(1500)', '1970-01-01T00:00:01.500Z'],
    ["t + duration.value(1, 'd') > t", 'true'],
    ["duration.value(1, 'h') + t == t + duration.value(60, 'm')", 'true'],
    ["t - duration.value(1, 'd') < t", 'true'],
    ["timestamp.value(2000) - timestamp.value(500) == duration.value(1500, 'ms')", 'true'],
    ['t == t && t <= t && t >= t && !(t < t) && t != old', 'true'],
    ['t is timestamp', 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text, variables)).toBe(expected);
  });

  it.each([
    ['t + 1', 'Unsupported operation error. Received: timestamp + int.'],
    ['t < 1', 'Unsupported operation error. Received: timestamp < int.'],
    ['t + t', 'Unsupported operation error. Received: timestamp + timestamp.'],
    ['timestamp.date(2023, 2, 29)', 'Invalid date.'],
    ['timestamp.date(2023, 13, 1)', 'Invalid date.'],
    ["timestamp.value('1')", 'Invalid argument to [timestamp.value]'],
    ['timestamp.now()', 'Function not found error: Name: [timestamp.now].'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text, variables)).toContain(message);
  });

  it('writes and reads timestamps without loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 19n), max: 10n ** 20n }), (nanos) => {
        expect(parseIso(iso(nanos))).toBe(nanos);
      }),
    );
  });

  it.each(['2026-11-21', '2026-11-21T10:00:00', 'x', '2026-13-01T00:00:00Z'])(
    '%s is no timestamp',
    (text) => {
      expect(parseIso(text)).toBeUndefined();
    },
  );
});

describe('rules.Duration', () => {
  it.each([
    ["duration.value(2, 'w') == duration.value(14, 'd')", 'true'],
    ["duration.value(1, 'd') == duration.value(24, 'h')", 'true'],
    ["duration.value(1, 'm') == duration.value(60, 's')", 'true'],
    ["duration.value(1, 's') == duration.value(1000, 'ms')", 'true'],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", 'true'],
    ["duration.value(1, 'd').seconds()", '86400'],
    ["duration.value(1500, 'ms').nanos()", '500000000'],
    ["duration.value(-1500, 'ms').seconds()", '-1'],
    ["duration.abs(duration.value(-1, 's')) == duration.value(1, 's')", 'true'],
    ["duration.time(1, 1, 1, 1) == duration.value(3661000000001, 'ns')", 'true'],
    ["duration.value(1, 's') < duration.value(2, 's')", 'true'],
    ["duration.value(1, 's') + duration.value(2, 's') == duration.value(3, 's')", 'true'],
    ["duration.value(1, 's') - duration.value(2, 's') == -duration.value(1, 's')", 'true'],
    ["duration.value(1, 's') is duration", 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ["duration.value(1, 'y')", "Invalid duration unit 'y'."],
    ["duration.value(1.5, 's')", 'Invalid argument to [duration.value]'],
    ["duration.value(1, 's') * 2", 'Unsupported operation error'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});
