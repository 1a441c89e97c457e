import { isClaimed, type Review } from '@rawi/model/truth/review';

/** The person who currently holds the claim. */
export type ClaimState = 'free' | 'mine' | 'other';

export function claimOf(review: Pick<Review, 'claim'>, uid: string, now: Date): ClaimState {
  if (!isClaimed(review, now)) return 'free';
  return review.claim?.uid === uid ? 'mine' : 'other';
}
