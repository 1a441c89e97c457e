import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { CLAIM_RENEWED_SECONDS, claimEnd, isClaimed } from '@rawi/model/truth/review';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { reviewRef } from '../data/reviews.ts';
import { decideAsReviewer, staffEntry } from '../review/as-reviewer.ts';
import { readReviewed } from '../review/reviewed.ts';
import { readShown } from '../review/shown.ts';
import { updateReviewed } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Claims something that waits, so that nobody else judges it meanwhile. A caller who has it already
 * continues. The documents under the ids that it names are read again: those are what its reviewer sees.
 */
export async function claimReview(
  context: SignedInContext,
  { reviewId, ...request }: ReviewRequestOf<'claimReview'>,
): Promise<ReviewResponse<'claimReview'>> {
  const { firestore: db, now, caller } = context;
  await db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    const reviewed = await readReviewed(transaction, db, reviewId);
    const made = await decideAsReviewer(context, transaction, { move: 'claim', reviewed, staff, request });
    if (!made) return;
    const shown = await readShown(transaction, db, reviewed);
    const at = now();
    updateReviewed(transaction, db, reviewed, { state: made.to.state, since: { under_review: at } });
    const claim = { uid: caller.uid, name: staff.name, at, until: claimEnd(at) };
    transaction.update(reviewRef(db, reviewId), { claim, ...shown });
    made.writeAudit();
  });
  return {};
}

/** Gives up the caller's claim, so that others can take it. */
export async function releaseReview(
  context: SignedInContext,
  { reviewId, ...request }: ReviewRequestOf<'releaseReview'>,
): Promise<ReviewResponse<'releaseReview'>> {
  const { firestore: db, caller } = context;
  await db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    const reviewed = await readReviewed(transaction, db, reviewId);
    const made = await decideAsReviewer(context, transaction, { move: 'release', reviewed, staff, request });
    if (!made) return;
    updateReviewed(transaction, db, reviewed, {
      state: made.to.state,
      since: { under_review: FieldValue.delete() },
    });
    transaction.update(reviewRef(db, reviewId), { claim: null });
    made.writeAudit();
  });
  return {};
}

/**
 * Renews the caller's claim for its full time from now on. Within a minute of the last renewal nothing
 * changes.
 */
export async function renewClaim(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { reviewId }: ReviewRequestOf<'renewClaim'>,
): Promise<ReviewResponse<'renewClaim'>> {
  await db.runTransaction(async (transaction) => {
    await staffEntry(transaction, db, uid);
    const { review } = await readReviewed(transaction, db, reviewId);
    const { claim } = review;
    if (!isClaimed(review, now()) || claim?.uid !== uid) throw new CallError('claim-lost');
    const until = claimEnd(now());
    const gained = until.getTime() - claim.until.getTime();
    if (gained >= CLAIM_RENEWED_SECONDS * 1000) {
      transaction.update(reviewRef(db, reviewId), { 'claim.until': until });
    }
  });
  return {};
}
