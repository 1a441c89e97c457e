import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { areAlike } from './alike-names.ts';

it.each([
  ['Sun', 'Suns'],
  ['Lantrn Road', 'The Lantern Road'],
  ['Moon Kingdom: Color Edition', 'Moon Kingdom'],
  ['قصة القمر', 'قصه قمر'],
  ['صقر النيون', 'صقر نيون'],
])('“%s” may be “%s”', (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true]);
});

it.each([
  ['Moon', 'Moon and the Seven Kingdoms'],
  ['The Wolf and the River', 'The River of Ghosts'],
  ['Night Garden', 'Night Tower'],
  ['صقر', 'قصر'],
  ['', ''],
  ['???', '???'],
])('“%s” is not “%s”', (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([false, false]);
});

it('any name that holds a letter is alike to itself, and likeness knows no order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(areAlike(one, other)).toBe(areAlike(other, one));
      expect(areAlike(`${one} a`, `${one} a`)).toBe(true);
    }),
  );
});
