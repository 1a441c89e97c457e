import { COMMENT_FOLDED_FROM } from '@rawi/model/constants';
import { REPORTS_COUNTED } from '@rawi/model/truth/comment-flag';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CommentIds, commentRef } from '../data/comments.ts';
import { openReports } from './open-reports.ts';

/**
 * Folds a comment that several readers have reported since reviewers last approved it; each reader has one
 * report. As with `settleComment` only states count.
 */
export async function settleReports(db: Firestore, ids: CommentIds): Promise<void> {
  const ref = commentRef(db, ids);
  await db.runTransaction(async (transaction) => {
    const comment = (await transaction.get(ref)).data();
    if (!comment || comment.deleted || comment.hidden) return;
    // For a comment that was never judged all reports count, and three are enough; otherwise some of these
    // few may be judged already.
    const most = comment.reviewedAt ? REPORTS_COUNTED : COMMENT_FOLDED_FROM;
    const reports = await openReports(transaction, db, ids, { judged: comment, most });
    const folds = reports.length >= COMMENT_FOLDED_FROM;
    if (folds === (comment.folded ?? false)) return;
    transaction.update(ref, { folded: folds ? true : FieldValue.delete() });
  });
}
