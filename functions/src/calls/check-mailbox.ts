import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE, VERIFICATION_HOURS } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { nextTrialAt, stoppedBy } from '@rawi/model/truth/mail-stop';
import { CallError } from '../callers/call-error.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { mailStopRef } from '../mail/mail-stops.ts';
import { settleMailbox } from '../mail/note-mailbox.ts';
import { addVerification, drawTicket, dropExpiredTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Mails a link to the account's own address, to which mail has stopped. Where mail came back, one is tried a day
 * (docs/decisions/067): sooner is refused, with the time from which it is not.
 */
export async function checkMailbox(
  context: SignedInContext,
  { locale }: AccountRequestOf<'checkMailbox'>,
): Promise<AccountResponse<'checkMailbox'>> {
  const { firestore, auth, hashKey, caller, random } = context;
  const { uid } = caller;
  const email = (await findUserById(auth, uid))?.email;
  if (email === undefined) throw new CallError('signed-out');
  const now = context.now();
  const { ticket, stored } = drawTicket(context, 'verification', {
    uid,
    email,
    askedAt: now,
    validMs: VERIFICATION_HOURS * 60 * 60_000,
  });
  const sealed = seal(hashKey, 'mail', ticket);
  const mail = mailRef(firestore, mailIds.mailboxCheck(random.id()));
  const ticketsAt = linkTicketsRef(firestore, uid);
  const isStopped = await firestore.runTransaction(async (transaction) => {
    const stop = (await transaction.get(mailStopRef(context, email))).data();
    const tickets = (await transaction.get(ticketsAt)).data();
    const reason = stoppedBy(stop, now);
    if (!stop || reason === undefined) return false;
    const triedUntil = reason === 'bounce' ? nextTrialAt(stop, now) : undefined;
    if (triedUntil) {
      const retryAfterSeconds = Math.ceil((triedUntil.getTime() - now.getTime()) / 1000);
      throw new CallError('too-many-today', { retryAfterSeconds });
    }
    transaction.create(mail, queuedMail({ kind: 'mailboxCheck', to: email, locale, sealed }, now));
    transaction.set(ticketsAt, addVerification(dropExpiredTickets(tickets, now), stored));
    return true;
  });
  // It was confirmed meanwhile, on another device.
  if (!isStopped) await settleMailbox(context, { uid, address: email });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
