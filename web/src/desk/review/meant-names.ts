import type { ReviewInput } from '@rawi/model/calls/review-calls';
import type { ComicContent } from '@rawi/model/truth/submission-content';

/** Whom the names of a comic stand for: the id of somebody that there is, or null where what was written is right. */
export type Meant = NonNullable<Extract<ReviewInput, { action: 'acceptReview' }>['names']>;

/** As they were handed in. */
export function meantAsWritten({ artists, genres }: ComicContent): Meant {
  return { publisher: null, writer: null, artists: artists.map(() => null), genres: genres.map(() => null) };
}
