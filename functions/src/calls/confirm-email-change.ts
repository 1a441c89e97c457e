import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { EMAIL_CHANGE } from '@rawi/model/constants';
import { CallError } from '../callers/call-error.ts';
import { endSessions } from '../callers/sessions.ts';
import { isTaken, userById } from '../callers/user-by-email.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { addressOf, isTicket, ownerOf, requireValid, sealAddress, voided } from '../secrets/link-tickets.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Spends the ticket of a change of address, once, and makes the change. Every session ends: from now on the new address
 * signs in. The old address can take it back for as long as counts from now.
 */
export async function confirmEmailChange(
  context: CallContext,
  { ticket }: AccountRequestOf<'confirmEmailChange'>,
): Promise<AccountResponse<'confirmEmailChange'>> {
  const { firestore, auth, hashKey } = context;
  const uid = ownerOf(ticket);
  const user = await userById(auth, uid);
  if (!user) throw new CallError('ticket-invalid');
  const ref = linkTicketsRef(firestore, uid);
  const email = await firestore.runTransaction(async (transaction) => {
    const now = context.now();
    const tickets = (await transaction.get(ref)).data();
    const pending = tickets?.emailChange;
    const isThis = pending && isTicket(hashKey, 'email-change', pending, ticket);
    const stored = requireValid(isThis ? pending : null, now);
    // A password that was changed past our calls ends sessions in Auth only.
    const endedAt = Date.parse(user.tokensValidAfterTime ?? '');
    if (endedAt > stored.askedAt.getTime()) throw new CallError('ticket-invalid');
    const after = voided(tickets, now);
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
  return {};
}
