import { RESET_CODE } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { findUserByEmail } from '../callers/user-by-email.ts';
import type { TaskOf } from '../data/account-task.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { addResetLink, drawTicket, dropExpiredTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import type { Services } from '../services/services.ts';

/**
 * Mails a link to set a new password, in addition to those mailed before: whoever requests them, they all go
 * to the owner's mailbox. For an unknown address the recipient is null.
 */
export async function sendResetLink(services: Services, task: TaskOf<'sendResetLink'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const { email, locale } = task;
  const uid = (await findUserByEmail(auth, email))?.uid;
  const { ticket, stored } = drawTicket(services, 'reset', {
    uid: uid ?? '',
    email,
    askedAt: new Date(task.askedAt),
    validMs: RESET_CODE.linkHours * 60 * 60_000,
  });
  const to = uid === undefined ? null : email;
  const mail = queuedMail({ kind: 'resetLink', to, locale, sealed: seal(hashKey, 'mail', ticket) }, now());
  const mailAt = mailRef(firestore, mailIds.resetLink(task.requestId));
  await firestore.runTransaction(async (transaction) => {
    const ticketsAt = uid === undefined ? undefined : linkTicketsRef(firestore, uid);
    const [sent, tickets] = await Promise.all([
      transaction.get(mailAt),
      ticketsAt ? transaction.get(ticketsAt) : undefined,
    ]);
    if (sent.exists) return;
    transaction.create(mailAt, mail);
    if (ticketsAt)
      transaction.set(ticketsAt, addResetLink(dropExpiredTickets(tickets?.data(), now()), stored));
  });
}
