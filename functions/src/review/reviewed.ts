import { paths } from '@rawi/model/paths';
import { standingOf } from '@rawi/model/review/application-machine';
import type { Standing } from '@rawi/model/review/machine';
import type { Application } from '@rawi/model/truth/application';
import { isAbout, type Review, reviewedIn } from '@rawi/model/truth/review';
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
  /** Where it stands. */
  readonly at: Standing<string>;
}

/** The subject of a review, as a transaction has read it. */
export type Reviewed =
  | (Common & { readonly of: 'submission'; readonly submissionId: string; readonly submission: Submission })
  | (Common & { readonly of: 'application'; readonly application: Application });

/**
 * Reads a review with its subject. Throws `target-missing` if that is gone or was never submitted, and if its
 * content is of another kind, or belongs to another person, than the review says.
 */
export async function readReviewed(
  transaction: Transaction,
  db: Firestore,
  reviewId: string,
): Promise<Reviewed> {
  const named = reviewedIn(reviewId);
  if (!named) throw new CallError('target-missing');
  const review = (await transaction.get(reviewRef(db, reviewId))).data();
  if (!review) throw new CallError('target-missing');
  const { id } = named;
  if (named.of === 'application') {
    const application = (await transaction.get(applicationRef(db, id))).data();
    if (!application || !isAbout(review, 'application', application.uid))
      throw new CallError('target-missing');
    const path = paths.application(id);
    return { of: 'application', reviewId, review, path, application, at: standingOf(application) };
  }
  const submission = (await transaction.get(submissionRef(db, id))).data();
  if (!submission || !isAbout(review, submission.kind, submission.uid)) throw new CallError('target-missing');
  const path = paths.submission(id);
  const { state, revision } = submission;
  const at = { state, revision };
  return { of: 'submission', reviewId, review, path, at, submissionId: id, submission };
}
