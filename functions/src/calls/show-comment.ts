import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { commentRef, withheldRef } from '../data/comments.ts';
import { settleHidden } from '../notifications/settle-hidden.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/** A call that comes twice within this time is one. */
const TWICE_SECONDS = 60;

/** Finds a comment right: it shows again, and what was reported of it until now folds it no more. */
export async function showComment(
  context: SignedInContext,
  { comicId, commentId }: CommunityRequestOf<'showComment'>,
): Promise<CommunityResponse<'showComment'>> {
  const { firestore, now, random, caller } = context;
  const ids = { comicId, commentId };
  const [ref, withheldAt] = [commentRef(firestore, ids), withheldRef(firestore, ids)];
  await firestore.runTransaction(async (transaction) => {
    const [stored, kept] = await Promise.all([transaction.get(ref), transaction.get(withheldAt)]);
    const comment = stored.data();
    if (!comment || comment.deleted) throw new CallError('comment-gone');
    await requireImpartial(context, transaction, 'showComment', comment);
    const { hidden, folded, reviewedAt } = comment;
    const isDone = reviewedAt && now().getTime() - reviewedAt.getTime() < TWICE_SECONDS * 1000;
    if (isDone && !hidden && !folded) return;
    const told = await settleHidden(transaction, firestore, ids, { uid: comment.uid, reason: undefined });
    transaction.update(ref, {
      ...(hidden && { text: kept.data()?.text ?? '', hidden: FieldValue.delete(), shows: true }),
      ...(folded && { folded: FieldValue.delete() }),
      reviewedAt: now(),
    });
    transaction.delete(withheldAt);
    told(now());
    writeAudit(transaction, firestore, random, {
      action: 'showComment',
      by: caller.uid,
      at: now(),
      about: paths.comment(comicId, commentId),
      reason: null,
    });
  });
  return {};
}
