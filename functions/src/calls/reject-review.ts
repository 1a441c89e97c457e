import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import type { Pin, Rejection } from '@rawi/model/truth/application';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import { notifyDecision, recipientOf } from '../notifications/notify-decision.ts';
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
    const pinned = await pinnedTo(transaction, db, reviewed, pins);
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
      notifyDecision(context, transaction, recipient, { decisionId: made.decisionId, decision });
    }
    made.writeAudit(reasons.join(' '));
  });
  return {};
}

/** The notes together with the file and the pages that they are pinned to; undefined without notes or without pages. */
async function pinnedTo(
  transaction: Transaction,
  db: Firestore,
  reviewed: Reviewed,
  pins: readonly Pin[],
): Promise<Pick<Rejection, 'pins' | 'pinnedFile' | 'pinnedFolder'> | undefined> {
  const fileId = reviewed.of === 'submission' ? reviewed.submission.files.chapter?.fileId : undefined;
  if (fileId === undefined || pins.length === 0) return undefined;
  const progress = (await transaction.get(fileRef(db, fileId))).data()?.progress;
  return {
    pins: [...pins],
    pinnedFile: fileId,
    ...(progress?.state === 'ready' && { pinnedFolder: progress.folder }),
  };
}
