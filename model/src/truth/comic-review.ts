/**
 * A review of a comic is a comment that answers none and stands in a list of its own: `parent` names that list, as it names the
 * comment that an answer stands under. The colon keeps it apart from every id. Imports no zod.
 */
export const REVIEWS = ':reviews';

/** The id of a person's review: by it nobody writes two of one comic. */
export function reviewIdOf(uid: string): string {
  return `review-${uid}`;
}

/** Whether an id is that of a review: rules give it to no other comment. */
export function isReviewId(id: string): boolean {
  return id.startsWith('review-');
}

/** Whether a comment is a review of its comic. */
export function isReview({ parent }: { readonly parent: string | null }): boolean {
  return parent === REVIEWS;
}
