import type { Submission } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import { submissionRef } from '../data/submissions.ts';
import { allOf } from './draft-files.ts';

/** Deletes a submission with its revisions and the documents of its files; what lies in the buckets follows those. */
export async function deleteSubmission(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  submission: Pick<Submission, 'files'>,
): Promise<void> {
  const { fileRefs, revisionRefs } = await allOf(transaction, db, submissionId, submission);
  for (const ref of [
    submissionRef(db, submissionId),
    reviewRef(db, submissionId),
    ...fileRefs,
    ...revisionRefs,
  ])
    transaction.delete(ref);
}
