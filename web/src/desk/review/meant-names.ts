import type { ReviewInput } from '@rawi/model/calls/review-calls';
import type { ComicContent } from '@rawi/model/truth/submission-content';

/** The resolved names of a comic: the id of an existing document, or null if the name is new. */
export type Meant = NonNullable<Extract<ReviewInput, { action: 'acceptReview' }>['names']>;

/** The names as they were submitted. */
export function readMeantNames({ artists, genres }: ComicContent): Meant {
  return { publisher: null, writer: null, artists: artists.map(() => null), genres: genres.map(() => null) };
}
