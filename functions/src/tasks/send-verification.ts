import { VERIFICATION_HOURS } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { findUserByEmail } from '../callers/user-by-email.ts';
import type { TaskOf } from '../data/account-task.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { addVerification, drawTicket, dropExpiredTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import type { Services } from '../services/services.ts';

/**
 * Mails another verification link, in addition to those mailed before; for an unknown or verified address the
 * recipient is null.
 */
export async function sendVerification(services: Services, task: TaskOf<'sendVerification'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const { email, locale } = task;
  const user = await findUserByEmail(auth, email);
  const due = user && !user.emailVerified ? user.uid : undefined;
  const { ticket, stored } = drawTicket(services, 'verification', {
    uid: due ?? '',
    email,
    askedAt: now(),
    validMs: VERIFICATION_HOURS * 60 * 60_000,
  });
  const to = due === undefined ? null : email;
  const mail = queuedMail({ kind: 'verification', to, locale, sealed: seal(hashKey, 'mail', ticket) }, now());
  const mailAt = mailRef(firestore, mailIds.verification(task.requestId));
  await firestore.runTransaction(async (transaction) => {
    const ticketsAt = due === undefined ? undefined : linkTicketsRef(firestore, due);
    const [sent, tickets] = await Promise.all([
      transaction.get(mailAt),
      ticketsAt ? transaction.get(ticketsAt) : undefined,
    ]);
    if (sent.exists) return;
    transaction.create(mailAt, mail);
    if (ticketsAt)
      transaction.set(ticketsAt, addVerification(dropExpiredTickets(tickets?.data(), now()), stored));
  });
}
