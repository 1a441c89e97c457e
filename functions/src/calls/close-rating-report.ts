import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { closedRatingReport } from '@rawi/model/truth/rating-report';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { ratingReportRef } from '../data/rating-reports.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';
import { judgedWork } from '../takedowns/judged-work.ts';
import { readTarget } from '../takedowns/target.ts';

/** Dismisses a reader's report of a rating, which stays as it is. One that is closed already does not change. */
export async function closeRatingReport(
  context: SignedInContext,
  { comicId, uid }: ReviewRequestOf<'closeRatingReport'>,
): Promise<ReviewResponse<'closeRatingReport'>> {
  const { firestore: db, now, random, caller } = context;
  await db.runTransaction(async (transaction) => {
    await staffEntry(transaction, db, caller.uid);
    const ref = ratingReportRef(db, comicId, uid);
    const report = (await transaction.get(ref)).data();
    if (!report) throw new CallError('target-missing');
    const target = { kind: 'comic', comicId } as const;
    const found = await readTarget(transaction, db, target);
    // Of a comic that is gone nobody has a stake in the rating.
    if (found) await requireImpartial(context, transaction, 'closeRatingReport', judgedWork(target, found));
    if (report.state === 'done') return;
    transaction.update(db.doc(ref.path), closedRatingReport(now()));
    writeAudit(transaction, db, random, {
      action: 'closeRatingReport',
      by: caller.uid,
      at: now(),
      // Not the report, whose path has the id of who sent it.
      about: paths.comic(comicId),
      reason: null,
    });
  });
  return {};
}
