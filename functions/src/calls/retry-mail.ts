import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { mailRef, QUEUED_AGAIN } from '../data/outbox.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Puts a mail that was given up back into the queue; the sweep of the outbox hands it over within minutes.
 */
export async function retryMail(
  { firestore, now, random, caller }: SignedInContext,
  { mailId }: ReviewRequestOf<'retryMail'>,
): Promise<ReviewResponse<'retryMail'>> {
  const ref = mailRef(firestore, mailId);
  await firestore.runTransaction(async (transaction) => {
    const { roles } = await staffEntry(transaction, firestore, caller.uid);
    if (!roles.includes('admin')) throw new CallError('role-missing');
    const mail = (await transaction.get(ref)).data();
    if (!mail) throw new CallError('target-missing');
    if (mail.state !== 'parked') return;
    transaction.update(ref, QUEUED_AGAIN);
    writeAudit(transaction, firestore, random, {
      action: 'retryMail',
      by: caller.uid,
      at: now(),
      about: paths.outboxMail(mailId),
      reason: mail.kind,
    });
  });
  return {};
}
