import { decideShowing, type Rated, type Showing, VISITORS_WISH } from './decide-showing.ts';

/** Of a comic or a chapter its rating alone: whoever asks has no use for its notes. */
export type OwnRating = Pick<Rated, 'ageRating'>;

/**
 * What may be done with a comic, or with a chapter of it, for whoever has told us nothing: share cards, search engines, sitemaps,
 * and what shared caches keep.
 */
export function showingToVisitors({ ageRating }: OwnRating, chapter?: OwnRating): Showing {
  return decideShowing({ ageRating }, VISITORS_WISH, chapter && { ageRating: chapter.ageRating });
}
