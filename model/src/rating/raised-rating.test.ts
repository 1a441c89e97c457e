import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGE_RATINGS } from '../lists/age-ratings.ts';
import { CONTENT_NOTES } from '../lists/content-notes.ts';
import { strictnessOf } from './age-order.ts';
import { raisedRating } from './raised-rating.ts';

const notes = fc.subarray([...CONTENT_NOTES], { minLength: 0 });

it('a file makes nothing milder, and takes no note away', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AGE_RATINGS),
      notes,
      fc.constantFrom(...AGE_RATINGS),
      notes,
      (was, had, said, has) => {
        const after = raisedRating(
          { ageRating: was, contentNotes: had },
          { ageRating: said, contentNotes: has },
        );
        expect(strictnessOf(after.ageRating)).toBe(Math.max(strictnessOf(was), strictnessOf(said)));
        expect(after.contentNotes).toEqual(
          CONTENT_NOTES.filter((note) => had.includes(note) || has.includes(note)),
        );
      },
    ),
  );
});

it('what was not rated is rated as the file says, and what it does not name stays', () => {
  expect(raisedRating({ ageRating: null }, { ageRating: 'everyone' })).toEqual({ ageRating: 'everyone' });
  expect(raisedRating(undefined, { contentNotes: ['blood'] })).toEqual({ contentNotes: ['blood'] });
  expect(raisedRating({ ageRating: '16', contentNotes: ['blood'] }, {})).toEqual({});
});
