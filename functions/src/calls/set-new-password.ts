import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import type { ResetCode } from '@rawi/model/truth/reset-code';
import { CallError } from '../callers/call-error.ts';
import { endSessions } from '../callers/sessions.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { linkTicketsRef, resetCodeRef } from '../data/documents.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import { sameHash } from '../secrets/keyed-hash.ts';
import { codeKey, slotOf, ticketHash } from '../secrets/reset-hashes.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Spends a ticket, once, and sets the password. Reading the code proves access to the mailbox, so the address
 * is verified too. Every session ends, and nobody is signed in.
 */
export async function setNewPassword(
  context: CallContext,
  { email, ticket, password, locale }: AccountRequestOf<'setNewPassword'>,
): Promise<AccountResponse<'setNewPassword'>> {
  const { firestore, auth, hashKey } = context;
  const ref = resetCodeRef(firestore, codeKey(hashKey, email, slotOf(ticket)));
  const uid = await firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    const { uid: owner, askedAt } = requireSpendable(record, ticketHash(hashKey, ticket), context.now());
    // Another code or link was used first: everything requested before that is void.
    const voidedAt = (await transaction.get(linkTicketsRef(firestore, owner))).data()?.voidedAt;
    if (voidedAt && askedAt < voidedAt) throw new CallError('ticket-invalid');
    // The account was deleted, or its address changed, since the code was mailed. Any other failure is thrown, so that it is
    // logged, and leaves the ticket unspent.
    if ((await findUserById(auth, owner))?.email !== email) throw new CallError('ticket-invalid');
    transaction.update(ref, { ticketUsedAt: context.now() });
    return owner;
  });
  // Who reads a code has a mailbox that works. Whether they want other mail is not known from it.
  await noteMailbox(context, { address: email, reason: null, at: context.now(), keeps: 'complaint' });
  await auth.updateUser(uid, { password, emailVerified: true });
  await endSessions(context, uid, { kind: 'passwordChanged', to: email, locale });
  return {};
}

/** Whether a ticket is valid, and what it was given for. */
function requireSpendable(
  record: ResetCode | undefined,
  hash: string,
  now: Date,
): { readonly uid: string; readonly askedAt: Date } {
  if (!record?.ticketHash || !record.uid || !sameHash(record.ticketHash, hash))
    throw new CallError('ticket-invalid');
  if (record.ticketUsedAt) throw new CallError('ticket-used');
  if (!record.ticketExpiresAt || record.ticketExpiresAt <= now) throw new CallError('ticket-expired');
  return { uid: record.uid, askedAt: record.askedAt };
}
