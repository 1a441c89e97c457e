import { MAIL_LEASE_SECONDS, type Mail } from '@rawi/model/truth/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { mailsIn } from '../data/outbox.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Adds mails to the queue again whose task was lost (still queued long after they were written) or whose
 * worker died (their lease has expired). A duplicate task does nothing: the sender takes a lease.
 */
export async function sweepOutbox(
  firestore: Firestore,
  now: Date,
  enqueue: (mailId: string) => Promise<void>,
): Promise<number> {
  const stale = new Date(now.getTime() - MAIL_LEASE_SECONDS * 5 * 1000);
  const lost: Readonly<Record<'queued' | 'sending', (mail: Mail) => boolean>> = {
    queued: ({ createdAt }) => createdAt < stale,
    sending: ({ leaseUntil }) => (leaseUntil ?? now) < now,
  };
  let handedOver = 0;
  for (const state of ['queued', 'sending'] as const) {
    const due = mailsIn(firestore, state, BATCH);
    handedOver += await eachDue({ due, failure: 'A mail was not handed to its queue.' }, async (mail) => {
      if (!lost[state](mail.data())) return false;
      await enqueue(mail.id);
      return true;
    });
  }
  return handedOver;
}
