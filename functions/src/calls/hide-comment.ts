import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { commentRef, withheldRef } from '../data/comments.ts';
import { settleHidden } from '../notifications/settle-hidden.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Hides a comment: its text moves to where its author and reviewers read it. Hidden once more it gets the newer reason, and
 * with the same one nothing changes, but that what its author objects is answered.
 */
export async function hideComment(
  context: SignedInContext,
  { comicId, commentId, reason, note }: CommunityRequestOf<'hideComment'>,
): Promise<CommunityResponse<'hideComment'>> {
  const { firestore, now, random, caller } = context;
  const ids = { comicId, commentId };
  const [ref, withheldAt] = [commentRef(firestore, ids), withheldRef(firestore, ids)];
  await firestore.runTransaction(async (transaction) => {
    const [stored, kept] = await Promise.all([transaction.get(ref), transaction.get(withheldAt)]);
    const [comment, withheld] = [stored.data(), kept.data()];
    if (!comment || comment.deleted) throw new CallError('comment-gone');
    await requireImpartial(context, transaction, 'hideComment', comment);
    const objection = comment.hidden && withheld?.objection;
    const isSame = comment.hidden?.reason === reason && withheld?.note === note;
    if (isSame && (!objection || objection.answeredAt)) return;
    const told = await settleHidden(transaction, firestore, ids, { uid: comment.uid, reason });
    const text = comment.hidden ? (withheld?.text ?? '') : comment.text;
    transaction.update(ref, { text: '', hidden: { reason }, shows: false });
    transaction.set(withheldAt, {
      uid: comment.uid,
      text,
      reason,
      ...(note !== undefined && { note }),
      hiddenAt: now(),
      ...(objection && { objection: { answeredAt: now(), ...objection } }),
    });
    told(now());
    writeAudit(transaction, firestore, random, {
      action: 'hideComment',
      by: caller.uid,
      at: now(),
      about: paths.comment(comicId, commentId),
      reason,
    });
  });
  return {};
}
