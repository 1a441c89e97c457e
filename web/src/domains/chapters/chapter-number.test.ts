import { expect, it } from 'vitest';
import { chapterNumberOf } from './chapter-number.ts';

it.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  [' 12.5 ', 12.5],
  ['١٢٫٥', 12.5],
  ['۷', 7],
  ['0', 0],
  ['100000', 100_000],
  ['100001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['twelve', undefined],
  ['12,5', undefined],
  ['1.', undefined],
])('reads %j as %j', (typed, number) => {
  expect(chapterNumberOf(typed)).toBe(number);
});
