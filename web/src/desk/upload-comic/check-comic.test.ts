import { LIMITS } from '@rawi/model/limits';
import { EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { expect, it } from 'vitest';
import { checkComic, written } from './check-comic.ts';

const layla = { id: null, name: 'Layla' };
const whole = {
  ...EMPTY_COMIC,
  series: 'Simurgh',
  publisher: layla,
  writer: layla,
  artists: [layla],
  genres: [{ id: 'drama', name: 'Drama' }],
  ageRating: '12' as const,
};

it('a comic needs what the specification stars', () => {
  expect(checkComic(whole)).toEqual({});
  expect(checkComic(EMPTY_COMIC)).toEqual({
    series: 'required',
    publisher: 'required',
    writer: 'required',
    artists: 'required',
    genres: 'required',
    ageRating: 'required',
  });
});

it('each description of a comic has its own error', () => {
  const long = 'word '.repeat(LIMITS.descriptionWords + 1);
  expect(checkComic({ ...whole, description: { en: 'Short.', ar: long } })).toEqual({
    'description-ar': 'max',
  });
});

it('a pasted description keeps its lines, without tabs', () => {
  expect(written('a\r\nb\tc\rd')).toBe('a\nb c\nd');
});
