import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { notBegun } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { readPublished } from '../publishing/work-of-admin.ts';
import type { SignedInContext } from '../services/services.ts';

/** Retries parked work from where it stopped. A second delivery of the call changes nothing. */
export async function retryPublication(
  context: SignedInContext,
  { submissionId }: ReviewRequestOf<'retryPublication'>,
): Promise<ReviewResponse<'retryPublication'>> {
  const { firestore: db, now, random, caller } = context;
  await db.runTransaction(async (transaction) => {
    const { reviewed, work, staff } = await readPublished(context, transaction, db, submissionId);
    if (!staff.roles.includes('admin')) throw new CallError('role-missing');
    if (work.dueAt !== null) return;
    if (work.error === null) throw new CallError('moved-on');
    transaction.update(db.doc(publicationRef(db, submissionId).path), notBegun(now()));
    if (reviewed.submission.publication === 'parked') {
      transaction.update(submissionRef(db, submissionId), { publication: 'running' });
    }
    writeAudit(transaction, db, random, {
      action: 'retryPublication',
      by: caller.uid,
      at: now(),
      about: paths.submission(submissionId),
      reason: null,
    });
  });
  return {};
}
