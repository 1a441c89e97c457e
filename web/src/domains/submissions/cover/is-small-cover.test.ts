import { expect, it } from 'vitest';
import { isSmallCover } from './is-small-cover.ts';

it('a cover is small where its box would be wider than it is', () => {
  expect(isSmallCover({ width: 64, height: 90 })).toBe(true);
  expect(isSmallCover({ width: 319, height: 447 })).toBe(true);
  expect(isSmallCover({ width: 320, height: 448 })).toBe(false);
  expect(isSmallCover({ width: 1000, height: 1400 })).toBe(false);
});

it('a wide picture is measured by the part of it that is seen', () => {
  expect(isSmallCover({ width: 600, height: 300 })).toBe(true);
  expect(isSmallCover({ width: 900, height: 450 })).toBe(false);
});
