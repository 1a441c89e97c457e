import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { recipientOf, tellDecision } from '../notifications/tell-decision.ts';
import { decideAsReviewer, staffEntry } from '../review/as-reviewer.ts';
import { readReviewed } from '../review/reviewed.ts';
import { decisionMailOf, updateReviewed, writeDecision } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';

/** Turns down what the caller has taken; its owner, if there is one, is told why. */
export async function rejectReview(
  context: SignedInContext,
  { reviewId, revision, requestId, reasons, note, change, pins = [] }: ReviewRequestOf<'rejectReview'>,
): Promise<ReviewResponse<'rejectReview'>> {
  const { firestore: db, now, caller } = context;
  const rejection = {
    reasons,
    ...(note !== undefined && { note }),
    ...(change !== undefined && { change }),
  };
  await db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    const reviewed = await readReviewed(transaction, db, reviewId);
    const request = { revision, requestId };
    const made = await decideAsReviewer(context, transaction, { move: 'reject', reviewed, staff, request });
    if (!made) return;
    const recipient = await recipientOf(context, transaction, reviewed.review.uid);
    const at = now();
    updateReviewed(transaction, db, reviewed, {
      state: made.to.state,
      since: { rejected: at },
      rejection: { ...rejection, ...(reviewed.review.kind === 'chapter' && pins.length > 0 && { pins }), at },
    });
    writeDecision(transaction, db, reviewId, reviewed.review, {
      verdict: 'rejected',
      revision,
      by: { uid: caller.uid, name: staff.name },
      at,
      rejection,
    });
    if (recipient) {
      const decision = decisionMailOf(reviewed, 'rejected', rejection);
      tellDecision(context, transaction, recipient, { requestId, decision });
    }
    made.writeAudit(reasons.join(' '));
  });
  return {};
}
