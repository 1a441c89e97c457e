import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { messageRef } from '../data/messages.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/** Records that an answer to a notice was passed on to who had sent that; once, the first time counts. */
export async function forwardCounter(
  context: SignedInContext,
  { messageId }: ReviewRequestOf<'forwardCounter'>,
): Promise<ReviewResponse<'forwardCounter'>> {
  const { firestore, now, random, caller } = context;
  const ref = messageRef(firestore, messageId);
  await firestore.runTransaction(async (transaction) => {
    await staffEntry(transaction, firestore, caller.uid);
    const message = (await transaction.get(ref)).data();
    if (message?.kind !== 'counter') throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'forwardCounter', message);
    if (message.forwardedAt) return;
    const at = now();
    transaction.update(ref, { forwardedAt: at });
    writeAudit(transaction, firestore, random, {
      action: 'forwardCounter',
      by: caller.uid,
      at,
      about: paths.message(messageId),
      reason: null,
    });
  });
  return {};
}
