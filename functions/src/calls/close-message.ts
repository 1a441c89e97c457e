import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { MESSAGE_KEPT_DAYS } from '@rawi/model/truth/message';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { messageRef } from '../data/messages.ts';
import { takedownsFor } from '../data/takedowns.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import { settledSince } from '../review/settled.ts';
import type { SignedInContext } from '../services/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes a message or a notice from the queue and sets when it is deleted. One that is already closed does
 * not change.
 */
export async function closeMessage(
  context: SignedInContext,
  { messageId }: ReviewRequestOf<'closeMessage'>,
): Promise<ReviewResponse<'closeMessage'>> {
  const { firestore, now, random, caller } = context;
  const ref = messageRef(firestore, messageId);
  await firestore.runTransaction(async (transaction) => {
    await staffEntry(transaction, firestore, caller.uid);
    const message = (await transaction.get(ref)).data();
    if (!message) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'closeMessage', message);
    if (message.state === 'done') return;
    const at = now();
    const expiresAt = new Date(at.getTime() + MESSAGE_KEPT_DAYS[message.kind] * DAY_MS);
    const settled =
      message.kind === 'takedown' ? await settledNotice(transaction, ref, message.at, at) : null;
    transaction.update(ref, { state: 'done', expiresAt });
    writeAudit(transaction, firestore, random, {
      action: 'closeMessage',
      by: caller.uid,
      at,
      about: paths.message(messageId),
      reason: message.kind,
      settled,
    });
  });
  return {};
}

/** A notice is decided once something is taken down for it, or when it is closed without that. */
async function settledNotice(transaction: Transaction, ref: DocumentReference, since: Date, at: Date) {
  const { docs } = await transaction.get(takedownsFor(ref.firestore, ref.id));
  const times = docs.map((takedown) => takedown.data().at.getTime());
  const decidedAt = new Date(Math.min(at.getTime(), ...times));
  return settledSince('notice', { since, at: decidedAt }, docs.length > 0);
}
