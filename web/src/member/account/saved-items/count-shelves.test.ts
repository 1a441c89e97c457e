import { expect, it } from 'vitest';
import { countShelves } from './count-shelves.ts';

it('counts the comics of each shelf and all of them, but no chapters', () => {
  const saved = {
    'comic:a': 'reading',
    'comic:b': 'reading',
    'comic:c': true,
    'comic:d': 'dropped',
    'chapter:a-1-en': true,
  } as const;
  expect(countShelves(saved)).toEqual({
    all: 4,
    reading: 2,
    planned: 0,
    finished: 0,
    paused: 0,
    dropped: 1,
  });
});
