import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { REPORTS_COUNTED } from '@rawi/model/truth/comment-flag';
import type { CommentReport } from '@rawi/model/truth/comment-report';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { openReports } from '../comments/open-reports.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { commentFlagRef, commentRef, withheldRef } from '../data/comments.ts';
import { settleHidden } from '../notifications/settle-hidden.ts';
import { requireImpartial } from '../review/impartial.ts';
import { settledComment } from '../review/settled.ts';
import type { SignedInContext } from '../services/services.ts';
import { isCommentDown } from '../takedowns/is-taken-down.ts';

/**
 * Hides a comment: its text moves to where only its author and reviewers can read it. Hiding it again
 * replaces the reason; with the same reason nothing changes, except that the author's objection counts as
 * answered. The reported words are stored as well if the author has edited them since.
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
    if (await isCommentDown(transaction, firestore, ids)) throw new CallError('taken-down');
    await requireImpartial(context, transaction, 'hideComment', comment);
    const objection = comment.hidden && withheld?.objection;
    const isSame = comment.hidden?.reason === reason && withheld?.note === note;
    if (isSame && (!objection || objection.answeredAt)) return;
    const flag = (await transaction.get(commentFlagRef(firestore, ids))).data();
    const open = { judged: comment, most: REPORTS_COUNTED };
    const reports = comment.hidden ? [] : await openReports(transaction, firestore, ids, open);
    const told = await settleHidden(transaction, firestore, ids, { uid: comment.uid, reason });
    const text = comment.hidden ? (withheld?.text ?? '') : comment.text;
    const reported = comment.hidden ? withheld?.reported : reportedIn(reports, text);
    // Whom it mentions stands in no text any more; shown again it mentions whom its author names in an edit.
    const mentions = comment.mentions && { mentions: FieldValue.delete() };
    transaction.update(ref, { text: '', hidden: { reason }, shows: false, ...mentions });
    transaction.set(withheldAt, {
      uid: comment.uid,
      text,
      ...(reported && { reported }),
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
      settled: settledComment(flag, objection || undefined, now(), 'hidden'),
      turned: !comment.hidden,
    });
  });
  return {};
}

/** The first reported words that differ from the comment's current ones. */
function reportedIn(reports: readonly CommentReport[], now: string) {
  for (const { text, version } of reports) {
    if (text !== undefined && version !== undefined && text !== now) return { text, version };
  }
  return undefined;
}
