import { paths } from '@rawi/model/paths';
import { reviewIds } from '@rawi/model/truth/review';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Whether nothing is left that has the name of a submission: what was decided about one outlives it, and a new one of the same
 * name would be taken for it. Whose it was is told to nobody.
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
