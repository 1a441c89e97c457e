import { isAbout, reviewIds } from '@rawi/model/truth/review';
import type { Submission } from '@rawi/model/truth/submission';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import { submissionRef } from '../data/submissions.ts';
import { readTranscriptGoing } from '../transcripts/own-transcript.ts';
import { allOf } from './draft-files.ts';

/**
 * Deletes a submission with its review, its revisions, its text and the documents of its files; triggers of those
 * delete the files in the buckets.
 */
export async function deleteSubmission(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  submission: Pick<Submission, 'files' | 'kind' | 'uid'>,
): Promise<void> {
  const { fileRefs, revisionRefs } = await allOf(transaction, db, submissionId, submission);
  const review = await transaction.get(reviewRef(db, reviewIds.submission(submissionId)));
  const transcriptId = transcriptIdOf({ kind: 'submission', submissionId });
  const removeText = await readTranscriptGoing(transaction, db, transcriptId);
  const isReviewed = isAbout(review.data(), submission.kind, submission.uid);
  const own = [submissionRef(db, submissionId), ...(isReviewed ? [review.ref] : [])];
  for (const ref of [...own, ...fileRefs, ...revisionRefs]) transaction.delete(ref);
  removeText();
}
