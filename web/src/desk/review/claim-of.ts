import { isClaimed, type Review } from '@rawi/model/truth/review';

/** Whose something is for the time being. */
export type ClaimState = 'free' | 'mine' | 'other';

export function claimOf(review: Pick<Review, 'claim'>, uid: string, now: Date): ClaimState {
  if (!isClaimed(review, now)) return 'free';
  return review.claim?.uid === uid ? 'mine' : 'other';
}
