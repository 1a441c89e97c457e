import { VERIFICATION_HOURS } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { findUserByEmail } from '../callers/user-by-email.ts';
import type { TaskOf } from '../data/account-task.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { addVerification, drawTicket, dropExpiredTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import { drawSignUpCode } from '../secrets/sign-up-code.ts';
import { joinSecret } from '../secrets/verification-secret.ts';
import type { Services } from '../services/services.ts';

/**
 * Mails another verification link, in addition to those mailed before; for an unknown or verified address the
 * recipient is null. The browser of the sign-up gets a new code, which voids its last one; any other has a code that nobody
 * is mailed, since it could not be told from one for an unknown address.
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
  const mailAt = mailRef(firestore, mailIds.verification(task.requestId));
  await firestore.runTransaction(async (transaction) => {
    const ticketsAt = due === undefined ? undefined : linkTicketsRef(firestore, due);
    const [sent, found] = await Promise.all([
      transaction.get(mailAt),
      ticketsAt ? transaction.get(ticketsAt) : undefined,
    ]);
    if (sent.exists) return;
    const tickets = found?.data();
    const isOfSignUp = task.slot !== undefined && tickets?.signUpMarker === task.slot;
    const drawn = drawSignUpCode(services, task, isOfSignUp ? (due ?? null) : null);
    // Reads before it writes. A newer request has drawn its code.
    const last = drawn && (await transaction.get(drawn.ref)).data();
    const secret = joinSecret({ ticket, ...(drawn && isOfSignUp && { code: drawn.code }) });
    const sealed = seal(hashKey, 'mail', secret);
    transaction.create(mailAt, queuedMail({ kind: 'verification', to, locale, sealed }, now()));
    if (drawn && !(last && last.askedAt > drawn.stored.askedAt)) transaction.set(drawn.ref, drawn.stored);
    if (ticketsAt) transaction.set(ticketsAt, addVerification(dropExpiredTickets(tickets, now()), stored));
  });
}
