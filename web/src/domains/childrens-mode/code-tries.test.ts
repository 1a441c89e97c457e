import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { countTry, forgetTries, MAX_WAIT_MS, nextTryAt, waitAfter } from './code-tries.ts';

const NOW = Date.UTC(2030, 0, 1);

afterEach(() => localStorage.clear());

it('the wait never becomes shorter with more wrong codes, and ends', () => {
  fc.assert(
    fc.property(fc.nat(2000), (wrong) => {
      expect(waitAfter(wrong + 1)).toBeGreaterThanOrEqual(waitAfter(wrong));
      expect(waitAfter(wrong)).toBeLessThanOrEqual(MAX_WAIT_MS);
    }),
  );
  expect(waitAfter(3)).toBe(0);
  expect(waitAfter(4)).toBe(30_000);
  expect(waitAfter(5)).toBe(60_000);
  expect(waitAfter(100)).toBe(MAX_WAIT_MS);
});

it('a few codes may be wrong; then the next one waits, also after a reload, until a right one', () => {
  for (let wrong = 1; wrong <= 3; wrong += 1) {
    countTry(NOW);
    expect(nextTryAt(NOW)).toBeLessThanOrEqual(NOW);
  }
  countTry(NOW);
  expect(nextTryAt(NOW)).toBe(NOW + 30_000);
  forgetTries();
  expect(nextTryAt(NOW)).toBe(0);
});

it('a clock that was set back makes no wait longer', () => {
  for (let wrong = 0; wrong < 5; wrong += 1) countTry(NOW);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (back) => {
      const now = NOW - back;
      expect(nextTryAt(now) - now).toBeLessThanOrEqual(waitAfter(5));
    }),
  );
});

it.each(['', '{', 'null', '{"wrong":"7"}'])('“%s” on the device counts as no tries', (stored) => {
  localStorage.setItem('rawi-childrens-tries', stored);
  expect(nextTryAt(NOW)).toBe(0);
});
