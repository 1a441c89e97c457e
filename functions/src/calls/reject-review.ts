import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import type { Pin, Rejection } from '@rawi/model/truth/application';
import { recipientOf, tellDecision } from '../notifications/tell-decision.ts';
import { decideAsReviewer, staffEntry } from '../review/as-reviewer.ts';
import { type Reviewed, readReviewed } from '../review/reviewed.ts';
import { decisionMailOf, updateReviewed, writeDecision } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';

/** Rejects what the caller has claimed; its owner, if there is one, is notified of the reason. */
export async function rejectReview(
  context: SignedInContext,
  { reviewId, revision, requestId, reasons, note, change, pins = [] }: ReviewRequestOf<'rejectReview'>,
): Promise<ReviewResponse<'rejectReview'>> {
  const { firestore: db, now, caller } = context;
  const said = {
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
    const pinned = pinnedTo(reviewed, pins);
    updateReviewed(transaction, db, reviewed, {
      state: made.to.state,
      since: { rejected: at },
      rejection: { ...said, ...pinned, at },
    });
    writeDecision(transaction, db, reviewId, reviewed.review, {
      verdict: 'rejected',
      revision,
      by: { uid: caller.uid, name: staff.name },
      at,
      rejection: said,
    });
    if (recipient) {
      const decision = decisionMailOf(reviewed, 'rejected', { ...said, ...(pinned && { hasPins: true }) });
      tellDecision(context, transaction, recipient, { decisionId: made.decisionId, decision });
    }
    made.writeAudit(reasons.join(' '));
  });
  return {};
}

/** The notes together with the file that they are pinned to; undefined without notes or without pages. */
function pinnedTo(
  reviewed: Reviewed,
  pins: readonly Pin[],
): Pick<Rejection, 'pins' | 'pinnedFile'> | undefined {
  if (reviewed.of === 'application' || pins.length === 0) return undefined;
  const file = reviewed.submission.files.chapter;
  return file && { pins: [...pins], pinnedFile: file.fileId };
}
