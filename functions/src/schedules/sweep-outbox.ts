import { MAIL_LEASE_SECONDS } from '@rawi/model/truth/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { mailsIn } from '../data/outbox.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const BATCH = 200;

/**
 * Hands mails to the queue again whose task was lost (still queued long after they were written) or whose worker died
 * (their lease has run out). Handing one over twice does nothing: the sender takes a lease.
 */
export async function sweepOutbox(
  firestore: Firestore,
  now: Date,
  enqueue: (mailId: string) => Promise<void>,
): Promise<number> {
  const stale = new Date(now.getTime() - MAIL_LEASE_SECONDS * 5 * 1000);
  const [queued, sending] = await Promise.all([
    mailsIn(firestore, 'queued', BATCH).get(),
    mailsIn(firestore, 'sending', BATCH).get(),
  ]);
  const lost = [
    ...queued.docs.filter((document) => document.data().createdAt < stale),
    ...sending.docs.filter((document) => (document.data().leaseUntil ?? now) < now),
  ];
  for (const { id } of lost) await enqueue(id);
  return lost.length;
}
