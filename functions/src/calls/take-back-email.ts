import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import type { LinkTickets } from '@rawi/model/truth/link-tickets';
import { CallError } from '../callers/call-error.ts';
import { endSessions } from '../callers/sessions.ts';
import { findUserByEmail, findUserById } from '../callers/user-by-email.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { userRef } from '../data/users.ts';
import { settleMailbox } from '../mail/note-mailbox.ts';
import {
  addressOf,
  isTicket,
  ownerOf,
  requireValid,
  sealAddress,
  voidTickets,
} from '../secrets/link-tickets.ts';
import { grantPasswordTicket } from '../secrets/password-ticket.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Returns the account to an earlier address, whether the change was already made or only requested: sessions
 * end, the password becomes one that nobody knows, and later links are void. Answers with the right to set a
 * password.
 */
export async function takeBackEmail(
  context: CallContext,
  { ticket, locale }: AccountRequestOf<'takeBackEmail'>,
): Promise<AccountResponse<'takeBackEmail'>> {
  const { firestore, auth, hashKey, random } = context;
  const uid = ownerOf(ticket);
  const ref = linkTicketsRef(firestore, uid);
  const find = (tickets: LinkTickets | undefined) => {
    const index = tickets?.takeBacks.findIndex((each) => isTicket(hashKey, 'take-back', each, ticket)) ?? -1;
    return { index, stored: requireValid(tickets?.takeBacks[index], context.now()) };
  };
  const email = addressOf(hashKey, 'take-back', find((await ref.get()).data()).stored);
  if (!(await findUserById(auth, uid))) throw new CallError('ticket-invalid');
  // Auth is changed first: a failure there must not cost the owner their only link.
  await freeAddress(context, uid, email);
  await auth.updateUser(uid, { email, emailVerified: true, password: random.token() });
  await firestore.runTransaction(async (transaction) => {
    const tickets = (await transaction.get(ref)).data();
    const { index } = find(tickets);
    const after = voidTickets(tickets, context.now());
    // Whoever took the account over cannot take it back again; still earlier addresses can.
    const earlier = new Set(tickets?.takeBacks.slice(0, index).map(({ hash }) => hash));
    const takeBacks = after.takeBacks.filter(({ hash }) => earlier.has(hash));
    transaction.set(ref, { ...after, takeBacks, address: sealAddress(hashKey, email) });
  });
  await endSessions(context, uid, { kind: 'emailTakenBack', to: email, locale });
  await settleMailbox(context, { uid, address: email });
  return await grantPasswordTicket(context, { uid, email });
}

/**
 * Frees the address if somebody signed up with it meanwhile, without being able to read its mail. That
 * account is deleted without a goodbye, and its erasure touches nothing else about this address.
 */
async function freeAddress({ auth, firestore }: CallContext, uid: string, email: string): Promise<void> {
  const holder = await findUserByEmail(auth, email);
  if (!holder || holder.uid === uid) return;
  if (holder.emailVerified) throw new CallError('ticket-invalid');
  await auth.updateUser(holder.uid, { email: `${holder.uid}@gone.invalid` });
  await Promise.all([
    linkTicketsRef(firestore, holder.uid).delete(),
    userRef(firestore, holder.uid).delete(),
  ]);
  await auth.deleteUser(holder.uid);
}
