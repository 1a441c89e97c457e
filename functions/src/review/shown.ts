import { searchKeys } from '@rawi/model/text/fold';
import type { Review } from '@rawi/model/truth/review';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import { resolveSubmission } from '../submissions/resolve.ts';
import { submittedOf } from '../submissions/submitted.ts';
import { type Reviewed, readReviewed } from './reviewed.ts';

/**
 * What reviewers see of the documents that a submission names by ids, as they are stored now; empty for an
 * application.
 */
export async function readShown(
  transaction: Transaction,
  db: Firestore,
  reviewed: Reviewed,
): Promise<Partial<Pick<Review, 'title' | 'searchKeys' | 'resolved' | 'differs'>>> {
  if (reviewed.of === 'application') return {};
  const { review, submission } = reviewed;
  const { resolved } = await resolveSubmission(transaction, db, submission);
  const { title, called, differs } = submittedOf(submission, review, resolved);
  return { title, searchKeys: searchKeys([...called, review.name]), resolved, differs };
}

/**
 * Updates what reviewers see to what is stored now, after a decision found something else than they were
 * shown.
 */
export async function refreshShown(db: Firestore, reviewId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const reviewed = await readReviewed(transaction, db, reviewId);
    const shown = await readShown(transaction, db, reviewed);
    if (reviewed.of === 'submission') transaction.update(reviewRef(db, reviewId), shown);
  });
}
