import { LIMITS } from '@rawi/model/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { draftsBefore, submissionRef } from '../data/submissions.ts';
import { deleteSubmission } from '../submissions/delete-submission.ts';
import { NO_LONGER_WAITING } from '../submissions/own-work.ts';
import { BATCH, eachDue } from './each-alone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes drafts that were not written for `draftDays`, with their files. One that was submitted before is
 * withdrawn instead, so that what reviewers have seen of it stays. Returns how many drafts were removed.
 */
export async function sweepSubmissions(firestore: Firestore, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LIMITS.submission.draftDays * DAY_MS);
  const due = draftsBefore(firestore, since, BATCH);
  return await eachDue({ due, failure: 'A draft that nobody writes was not removed.' }, ({ id }) =>
    sweep(firestore, id, since, now),
  );
}

function sweep(firestore: Firestore, submissionId: string, since: Date, now: Date): Promise<boolean> {
  const ref = submissionRef(firestore, submissionId);
  return firestore.runTransaction(async (transaction) => {
    const submission = (await transaction.get(ref)).data();
    if (submission?.state !== 'draft' || submission.savedAt > since) return false;
    if (submission.revision === 0) {
      await deleteSubmission(transaction, firestore, submissionId, submission);
      return true;
    }
    const { submitted } = submission.since ?? { submitted: submission.createdAt };
    transaction.update(ref, {
      ...NO_LONGER_WAITING,
      state: 'withdrawn',
      since: { ...submission.since, submitted, withdrawn: now },
    });
    return true;
  });
}
