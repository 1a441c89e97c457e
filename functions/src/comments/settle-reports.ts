import { COMMENT_FOLDED_FROM } from '@rawi/model/constants';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CommentIds, commentRef, reportsOf } from '../data/comments.ts';

/**
 * Folds a comment that several readers have reported since reviewers last found it right; each reader has one report.
 * As with `settleComment` only states count.
 */
export async function settleReports(db: Firestore, ids: CommentIds): Promise<void> {
  const ref = commentRef(db, ids);
  await db.runTransaction(async (transaction) => {
    const comment = (await transaction.get(ref)).data();
    if (!comment || comment.deleted || comment.hidden) return;
    const since = reportsOf(db, ids).where('at', '>', comment.reviewedAt ?? new Date(0));
    const reports = await transaction.get(since.limit(COMMENT_FOLDED_FROM));
    const folds = reports.size >= COMMENT_FOLDED_FROM;
    if (folds === (comment.folded ?? false)) return;
    transaction.update(ref, { folded: folds ? true : FieldValue.delete() });
  });
}
