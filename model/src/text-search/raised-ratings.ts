import { AGE_RATINGS, type AgeRating } from '../lists/age-ratings.ts';
import { stricterRating } from '../rating/age-order.ts';
import { isObject } from './read-stored.ts';
import type { TextRow } from './text-row.ts';

/** The ratings of chapters that were raised since an index was written, by their ids; null where one is not rated. Read by hand, as the index is. */
export type RaisedRatings = ReadonlyMap<string, AgeRating | null>;

/** `raised/texts` as it is stored (`truth/raised-texts.ts`); a rating that is not known here is the strictest. */
export function readRaisedRatings(stored: unknown): RaisedRatings {
  const chapters = isObject(stored) && Array.isArray(stored['chapters']) ? stored['chapters'] : [];
  return new Map(
    chapters.flatMap((each: unknown) =>
      isObject(each) && typeof each['id'] === 'string' ? [[each['id'], ratingOf(each['ageRating'])]] : [],
    ),
  );
}

const ratingOf = (stored: unknown): AgeRating | null =>
  stored === null ? null : (AGE_RATINGS.find((known) => known === stored) ?? '18');

/** The rating that holds for a chapter of the index. */
export function ratingNow({ id, ageRating }: TextRow, raised: RaisedRatings): AgeRating | undefined {
  return raised.has(id) ? stricterRating(ageRating, raised.get(id)) : ageRating;
}
