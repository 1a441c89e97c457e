import { type Part, partIn } from '@rawi/model/review/impartial';
import { isClaimed, type Review, type Verdict } from '@rawi/model/truth/review';

/** The person who currently holds the claim. */
export type ClaimState = 'free' | 'mine' | 'other';

export function claimOf(review: Pick<Review, 'claim'>, uid: string, now: Date): ClaimState {
  if (!isClaimed(review, now)) return 'free';
  return review.claim?.uid === uid ? 'mine' : 'other';
}

/** Why a reviewer does not decide: their part in it, or a translation of the same chapter of their own (`use-rivals.ts`). */
export type Stake = Part | 'rival';

export function stakeIn(
  review: Parameters<typeof partIn>[0],
  uid: string,
  isRival: boolean,
): Stake | undefined {
  return partIn(review, uid) ?? (isRival ? 'rival' : undefined);
}

/** Where a review is for one reviewer. */
export type Standing =
  | { readonly of: 'decided'; readonly verdict: Verdict }
  /** Its owner took it back before anybody had decided about this revision. */
  | { readonly of: 'withdrawn' }
  | { readonly of: ClaimState | Stake };

type Reviewed = Pick<Review, 'uid' | 'waiting' | 'revision' | 'appeal' | 'claim' | 'decisions'>;

export function standingOf(review: Reviewed, uid: string, now: Date, isRival = false): Standing {
  const { waiting, revision, decisions } = review;
  if (!waiting) {
    const last = decisions.at(-1);
    return last && last.revision >= revision ? { of: 'decided', verdict: last.verdict } : { of: 'withdrawn' };
  }
  const claimed = claimOf(review, uid, now);
  return { of: claimed === 'free' ? (stakeIn(review, uid, isRival) ?? 'free') : claimed };
}

/** The state of what a verdict was about, as `states` of the words calls it. */
export const STATE_AFTER = {
  published: 'published',
  rejected: 'rejected',
  approved: 'approved',
  unpublished: 'unpublished',
  republished: 'published',
  dismissed: 'dismissed',
  reinstated: 'approved',
} as const satisfies Record<Verdict, string>;
