import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { reportRef } from '../data/reports.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/** Removes a report of a chapter from the queue. One that is already closed does not change. */
export async function closeReport(
  context: SignedInContext,
  { reportId }: ReviewRequestOf<'closeReport'>,
): Promise<ReviewResponse<'closeReport'>> {
  const { firestore, now, random, caller } = context;
  const ref = reportRef(firestore, reportId);
  await firestore.runTransaction(async (transaction) => {
    await staffEntry(transaction, firestore, caller.uid);
    const report = (await transaction.get(ref)).data();
    if (!report) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'closeReport', report);
    if (report.state === 'done') return;
    transaction.update(ref, { state: 'done' });
    writeAudit(transaction, firestore, random, {
      action: 'closeReport',
      by: caller.uid,
      at: now(),
      about: paths.report(reportId),
      reason: report.issue,
    });
  });
  return {};
}
