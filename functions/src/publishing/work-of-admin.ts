import type { RejectionReason } from '@rawi/model/lists/rejection-reasons';
import { PUBLICATION_OVERDUE_SECONDS, type PublicationWork } from '@rawi/model/truth/publication';
import type { Verdict } from '@rawi/model/truth/review';
import type { Submission } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { later } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { reviewRef } from '../data/reviews.ts';
import { submissionRef } from '../data/submissions.ts';
import { nameOf } from '../submissions/own-submission.ts';

/** A published submission and the work that is left of it, as an admin decides about it. */
export interface Published {
  readonly submission: Submission;
  readonly comicId: string;
  readonly work: PublicationWork;
}

/** Reads what an admin decides about; throws `target-missing` where nothing of it was ever published. */
export async function publishedAt(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
): Promise<Published> {
  const submission = (await transaction.get(submissionRef(db, submissionId))).data();
  const work = (await transaction.get(publicationRef(db, submissionId))).data();
  const comicId = submission?.comicId;
  if (!submission || !work || comicId === undefined) throw new CallError('target-missing');
  // Readers have another file instead: that one is decided about.
  if (submission.replacedBy !== undefined) throw new CallError('moved-on');
  return { submission, comicId, work };
}

/** Whether no task is at its files: they are where they shall be, or nobody can bring them there. */
export function isAtRest({ submission, work }: Published): boolean {
  const isParked = submission.publication === 'parked' && work.lease === null && work.dueAt === null;
  return isParked || (submission.publication === 'done' && work.step === 'done');
}

/** Work that begins anew, for a task. */
export function newWork(
  now: Date,
  change: Pick<PublicationWork, 'way' | 'folders' | 'requestId'> & Partial<Pick<PublicationWork, 'step'>>,
): Partial<PublicationWork> {
  return {
    step: 'files',
    ...change,
    cursor: null,
    startedAt: now,
    tries: 0,
    error: null,
    lease: null,
    dueAt: later(now, PUBLICATION_OVERDUE_SECONDS),
  };
}

/** Reads what reviewers have decided before; what it returns adds a decision of the caller. */
export async function readDecisions(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  uid: string,
): Promise<
  (decision: {
    readonly verdict: Verdict;
    readonly revision: number;
    readonly at: Date;
    readonly reasons: RejectionReason[];
  }) => void
> {
  const ref = reviewRef(db, submissionId);
  const review = (await transaction.get(ref)).data();
  const by = { uid, name: await nameOf(transaction, db, uid) };
  return (decision) => {
    if (!review) return;
    transaction.update(ref, {
      waiting: false,
      claim: null,
      decisions: [...review.decisions, { ...decision, by }].slice(-50),
    });
  };
}
