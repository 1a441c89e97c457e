import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { EMAIL_CHANGE } from '@rawi/model/constants';
import { CallError } from '../callers/call-error.ts';
import { endSessions } from '../callers/sessions.ts';
import { findUserById, isTaken } from '../callers/user-by-email.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import {
  addressOf,
  isTicket,
  ownerOf,
  requireValid,
  sealAddress,
  voidTickets,
} from '../secrets/link-tickets.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Spends the ticket of a change of address, once, and makes the change. Every session ends: only the new
 * address signs in from now on. The old address can take the change back for the full time, counted from now.
 */
export async function confirmEmailChange(
  context: CallContext,
  { ticket }: AccountRequestOf<'confirmEmailChange'>,
): Promise<AccountResponse<'confirmEmailChange'>> {
  const { firestore, auth, hashKey } = context;
  const uid = ownerOf(ticket);
  const user = await findUserById(auth, uid);
  if (!user) throw new CallError('ticket-invalid');
  const ref = linkTicketsRef(firestore, uid);
  const email = await firestore.runTransaction(async (transaction) => {
    const now = context.now();
    const tickets = (await transaction.get(ref)).data();
    const pending = tickets?.emailChange;
    const isThis = pending && isTicket(hashKey, 'email-change', pending, ticket);
    const stored = requireValid(isThis ? pending : null, now);
    // A password change that bypassed our calls ends sessions in Auth only.
    const endedAt = Date.parse(user.tokensValidAfterTime ?? '');
    if (endedAt > stored.askedAt.getTime()) throw new CallError('ticket-invalid');
    const after = voidTickets(tickets, now);
    const expiresAt = new Date(now.getTime() + EMAIL_CHANGE.takeBackHours * 60 * 60_000);
    const takeBacks = after.takeBacks.map((each) =>
      each.changedAt ? each : { ...each, changedAt: now, expiresAt },
    );
    const next = addressOf(hashKey, 'email-change', stored);
    transaction.set(ref, { ...after, takeBacks, address: sealAddress(hashKey, next) });
    return next;
  });
  try {
    await auth.updateUser(uid, { email, emailVerified: true });
  } catch (error) {
    if (isTaken(error)) throw new CallError('ticket-invalid');
    throw error;
  }
  await endSessions(context, uid);
  await noteMailbox(context, { address: email, reason: null, at: context.now() });
  return {};
}
