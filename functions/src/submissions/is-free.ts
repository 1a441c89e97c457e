import { paths } from '@rawi/model/paths';
import { reviewIds } from '@rawi/model/truth/review';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Whether nothing is left with the name of a submission: decisions about one outlive it, and a new submission
 * with the same name would be taken for it. The answer does not reveal whose it was.
 */
export async function isFree(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
): Promise<boolean> {
  const named = [paths.review(reviewIds.submission(submissionId)), paths.publication(submissionId)];
  const found = await transaction.getAll(...named.map((path) => db.doc(path)));
  return found.every(({ exists }) => !exists);
}
