import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { removeReports } from '../comments/remove-below.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { commentFlagRef, commentRef, withheldRef } from '../data/comments.ts';
import { settleHidden } from '../notifications/settle-hidden.ts';
import { requireImpartial } from '../review/impartial.ts';
import { settledComment } from '../review/settled.ts';
import type { SignedInContext } from '../services/services.ts';
import { isCommentDown } from '../takedowns/is-taken-down.ts';

/** Two calls within this time count as one. */
const DUPLICATE_SECONDS = 60;

/**
 * Approves a comment in the version that the reviewer has seen: it shows again, and earlier reports no longer
 * fold it. For a comment that its author has deleted it closes the reports.
 */
export async function showComment(
  context: SignedInContext,
  { comicId, commentId, version }: CommunityRequestOf<'showComment'>,
): Promise<CommunityResponse<'showComment'>> {
  const { firestore, now, random, caller } = context;
  const ids = { comicId, commentId };
  const [ref, withheldAt] = [commentRef(firestore, ids), withheldRef(firestore, ids)];
  const isGone = await firestore.runTransaction(async (transaction) => {
    const [stored, kept, flagged] = await Promise.all([
      transaction.get(ref),
      transaction.get(withheldAt),
      transaction.get(commentFlagRef(firestore, ids)),
    ]);
    const [comment, flag] = [stored.data(), flagged.data()];
    const decision = {
      action: 'showComment',
      by: caller.uid,
      at: now(),
      about: paths.comment(comicId, commentId),
      reason: null,
      settled: settledComment(flag, kept.data()?.objection, now(), 'shown'),
    } as const;
    if (!comment || comment.deleted) {
      if (!flag) throw new CallError('comment-gone');
      await requireImpartial(context, transaction, 'showComment', flag);
      writeAudit(transaction, firestore, random, { ...decision, turned: false });
      return true;
    }
    if (await isCommentDown(transaction, firestore, ids)) throw new CallError('taken-down');
    await requireImpartial(context, transaction, 'showComment', comment);
    // While a comment is hidden its author cannot change it.
    if (!comment.hidden && comment.version !== version) throw new CallError('moved-on');
    const { hidden, folded, reviewedAt } = comment;
    const isDone = reviewedAt && now().getTime() - reviewedAt.getTime() < DUPLICATE_SECONDS * 1000;
    if (isDone && !hidden && !folded) return false;
    const told = await settleHidden(transaction, firestore, ids, { uid: comment.uid, reason: undefined });
    transaction.update(ref, {
      ...(hidden && { text: kept.data()?.text ?? '', hidden: FieldValue.delete(), shows: true }),
      ...(folded && { folded: FieldValue.delete() }),
      reviewedAt: now(),
      reviewedVersion: comment.version,
    });
    transaction.delete(withheldAt);
    told(now());
    writeAudit(transaction, firestore, random, { ...decision, turned: hidden !== undefined });
    return false;
  });
  // The event of each deletion takes the comment out of the queue.
  if (isGone) await removeReports(firestore, ids);
  return {};
}
