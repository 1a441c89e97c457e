import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimestampText, parseTimestampText } from './timestamp-text.ts';

describe('timestamp text', () => {
  it('gives back what it wrote', () => {
    const timestamp = fc.record({
      seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
      nanos: fc.integer({ min: 0, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(timestamp, (time) => {
        expect(parseTimestampText(formatTimestampText(time))).toEqual(time);
      }),
    );
  });

  it.each([
    ['2026-11-20T10:01:00Z', 1_795_168_860, 0],
    ['2026-11-20T10:01:00.5Z', 1_795_168_860, 500_000_000],
    ['2026-11-20T10:01:00.123456789Z', 1_795_168_860, 123_456_789],
    ['2026-11-20T12:01:00+02:00', 1_795_168_860, 0],
    ['2026-11-20t08:31:00-01:30', 1_795_168_860, 0],
    ['0001-01-01T00:00:00Z', -62_135_596_800, 0],
  ])('reads %s', (text, seconds, nanos) => {
    expect(parseTimestampText(text)).toEqual({ seconds, nanos });
  });

  it.each([
    '',
    'yesterday',
    '2026-11-20',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:01:00',
  ])('refuses "%s"', (text) => {
    expect(parseTimestampText(text)).toBeUndefined();
  });

  it.each([
    [0, '1970-01-01T00:00:00Z'],
    [120_000_000, '1970-01-01T00:00:00.120Z'],
    [123_456_000, '1970-01-01T00:00:00.123456Z'],
    [1, '1970-01-01T00:00:00.000000001Z'],
  ])('writes %i nanoseconds in groups of three digits', (nanos, text) => {
    expect(formatTimestampText({ seconds: 0, nanos })).toBe(text);
  });
});
