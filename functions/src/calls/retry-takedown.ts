import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { begunAgain, takedownRef } from '../data/takedowns.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Retries a parked take-down, or a parked return, from where it stopped. A second delivery of the call
 * changes nothing.
 */
export async function retryTakedown(
  { firestore: db, now, random, caller }: SignedInContext,
  { takedownId }: ReviewRequestOf<'retryTakedown'>,
): Promise<ReviewResponse<'retryTakedown'>> {
  await db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    if (!staff.roles.includes('admin')) throw new CallError('role-missing');
    const takedown = (await transaction.get(takedownRef(db, takedownId))).data();
    if (!takedown) throw new CallError('target-missing');
    if (takedown.dueAt !== null) return;
    if (takedown.state !== 'parked') throw new CallError('moved-on');
    transaction.update(db.doc(paths.takedown(takedownId)), begunAgain(takedown.way, now()));
    writeAudit(transaction, db, random, {
      action: 'retryTakedown',
      by: caller.uid,
      at: now(),
      about: paths.takedown(takedownId),
      reason: null,
    });
  });
  return {};
}
