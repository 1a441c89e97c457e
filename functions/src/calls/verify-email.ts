import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import type { LinkTickets } from '@rawi/model/truth/link-tickets';
import { CallError } from '../callers/call-error.ts';
import type { Caller } from '../callers/caller.ts';
import { noteTokenChanged } from '../callers/sessions.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import { sameHash } from '../secrets/keyed-hash.ts';
import {
  addressOf,
  confirmed,
  isTicket,
  markerHash,
  ownerOf,
  requireValid,
  verificationsOf,
} from '../secrets/link-tickets.ts';
import { grantPasswordTicket } from '../secrets/password-ticket.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Confirms the address of an account. Whoever opens the link can read the mailbox, but may not be the person
 * who signed up: only the browser of the sign-up, or a signed-in one, knows the password. Any other browser
 * gets the right to set a password first, which confirms the address too; the link keeps working until that
 * is done. Mail that had stopped goes to the address again.
 */
export async function verifyEmail(
  context: CallContext & { readonly caller: Caller | undefined },
  { ticket, marker }: AccountRequestOf<'verifyEmail'>,
): Promise<AccountResponse<'verifyEmail'>> {
  const { firestore, auth, hashKey, caller } = context;
  const uid = ownerOf(ticket);
  const ref = linkTicketsRef(firestore, uid);
  const find = (tickets: LinkTickets | undefined) => {
    const waiting = verificationsOf(tickets).find((each) => isTicket(hashKey, 'verification', each, ticket));
    return requireValid(waiting, context.now());
  };
  const tickets = (await ref.get()).data();
  const email = addressOf(hashKey, 'verification', find(tickets));
  const user = await findUserById(auth, uid);
  if (user?.email !== email) throw new CallError('ticket-invalid');
  // A link for a confirmed address only shows that its mailbox is read.
  const isOwn = user.emailVerified || caller?.uid === uid || isMarker(hashKey, tickets?.signUpMarker, marker);
  if (!isOwn) return { passwordTicket: await grantPasswordTicket(context, { uid, email }) };
  // First, so that a failure leaves the link as it is.
  await noteMailbox(context, { address: email, reason: null, at: context.now() });
  await firestore.runTransaction(async (transaction) => {
    const current = (await transaction.get(ref)).data();
    find(current);
    transaction.set(ref, confirmed(current, context.now()));
  });
  await auth.updateUser(uid, { emailVerified: true });
  await noteTokenChanged(context, uid);
  return {};
}

function isMarker(hashKey: string, stored: string | null | undefined, marker: string | undefined): boolean {
  return Boolean(stored && marker && sameHash(stored, markerHash(hashKey, marker)));
}
