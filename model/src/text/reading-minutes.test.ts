import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

it.each([
  ['en', 0, 1],
  ['en', 238, 1],
  ['en', 5 * 238, 5],
  ['ar', 181, 1],
  ['ar', 5 * 181, 5],
] as const)('in %s %i words are %i', (locale, count, minutes) => {
  expect(readingMinutes(words(count, locale === 'ar' ? 'قِصّة،' : 'story,'), locale)).toBe(minutes);
});

it('the reading time does not count markup', () => {
  expect(readingMinutes(words(238, '> **—** ##'), 'en')).toBe(1);
});
