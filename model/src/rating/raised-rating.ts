import type { AgeRating } from '../lists/age-ratings.ts';
import { type ContentNote, inOrderOfNotes } from '../lists/content-notes.ts';
import { stricterRating } from './age-order.ts';
import type { Rated } from './decide-showing.ts';

/** A rating and notes as a file names them; what it does not name stays. */
interface Said {
  readonly ageRating?: AgeRating | undefined;
  readonly contentNotes?: readonly ContentNote[] | undefined;
}

/**
 * What becomes of a rating and notes that a file names: what was not rated is rated so, and what was rated becomes stricter and gets more
 * notes. Only a reviewer makes it milder: an old file would else take back what they said.
 */
export function raisedRating(
  before: Rated | undefined,
  { ageRating, contentNotes }: Said,
): { readonly ageRating?: AgeRating | undefined; readonly contentNotes?: ContentNote[] } {
  return {
    ...(ageRating && {
      ageRating: before?.ageRating ? stricterRating(before.ageRating, ageRating) : ageRating,
    }),
    ...(contentNotes && { contentNotes: inOrderOfNotes([...(before?.contentNotes ?? []), ...contentNotes]) }),
  };
}
