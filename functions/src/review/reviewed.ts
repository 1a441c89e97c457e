import { paths } from '@rawi/model/paths';
import { standingOf } from '@rawi/model/review/application-machine';
import type { Application } from '@rawi/model/truth/application';
import { applicantOf, type Review } from '@rawi/model/truth/review';
import type { Submission } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { applicationRef } from '../data/documents.ts';
import { reviewRef } from '../data/reviews.ts';
import { submissionRef } from '../data/submissions.ts';

interface Common {
  readonly reviewId: string;
  readonly review: Review;
  /** The path of what is reviewed. */
  readonly path: string;
}

/** What a review is about, as a transaction has read it. */
export type Reviewed =
  | (Common & { readonly of: 'submission'; readonly submissionId: string; readonly submission: Submission })
  | (Common & {
      readonly of: 'application';
      readonly application: Application;
      readonly at: ReturnType<typeof standingOf>;
    });

/** Reads a review with what it is about. Throws `target-missing` where that is gone, or was never handed in. */
export async function readReviewed(
  transaction: Transaction,
  db: Firestore,
  reviewId: string,
): Promise<Reviewed> {
  const review = (await transaction.get(reviewRef(db, reviewId))).data();
  if (!review) throw new CallError('target-missing');
  const applicant = applicantOf(reviewId);
  if (applicant !== null) {
    const application = (await transaction.get(applicationRef(db, applicant))).data();
    if (!application) throw new CallError('target-missing');
    const path = paths.application(applicant);
    return { of: 'application', reviewId, review, path, application, at: standingOf(application) };
  }
  const submission = (await transaction.get(submissionRef(db, reviewId))).data();
  if (!submission) throw new CallError('target-missing');
  const path = paths.submission(reviewId);
  return { of: 'submission', reviewId, review, path, submissionId: reviewId, submission };
}
