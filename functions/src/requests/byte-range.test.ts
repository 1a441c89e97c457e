import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf } from './byte-range.ts';

const MOST = 1000;

describe('the part of a file', () => {
  it.each([
    ['bytes=0-0', 100, { start: 0, end: 0 }],
    ['bytes=0-99', 100, { start: 0, end: 99 }],
    ['bytes=10-', 100, { start: 10, end: 99 }],
    ['bytes=90-200', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=-200', 100, { start: 0, end: 99 }],
    [' BYTES=1-2 ', 100, { start: 1, end: 2 }],
  ])('%s of %i bytes is asked for', (range, bytes, part) => {
    expect(partOf(range, bytes, MOST)).toEqual(part);
  });

  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=500-4999', { start: 500, end: 1499 }],
    ['bytes=-4000', { start: 1000, end: 1999 }],
  ])('%s is cut after as much as is answered at once', (range, part) => {
    expect(partOf(range, 5000, MOST)).toEqual(part);
  });

  it.each([
    ['bytes=100-', 100],
    ['bytes=100-200', 100],
    ['bytes=-0', 100],
    ['bytes=0-', 0],
    ['bytes=-5', 0],
  ])('%s of %i bytes is nowhere in it', (range, bytes) => {
    expect(partOf(range, bytes, MOST)).toBe('none');
  });

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'bytes=0x1-2',
    'pages=1-2',
    `bytes=${'9'.repeat(30)}-`,
  ])('%s asks for no part that we know', (range) => {
    expect(partOf(range, 100, MOST)).toBeUndefined();
  });

  it('lies in the file and is never larger than may be, whatever is asked for', () => {
    assert(
      property(nat(5000), nat(6000), nat(6000), (bytes, first, last) => {
        for (const range of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const part = partOf(range, bytes, MOST);
          if (part === undefined || part === 'none') continue;
          expect(part.start).toBeGreaterThanOrEqual(0);
          expect(part.end).toBeGreaterThanOrEqual(part.start);
          expect(part.end).toBeLessThan(bytes);
          expect(part.end - part.start).toBeLessThan(MOST);
        }
      }),
      { numRuns: 100 },
    );
  });
});
