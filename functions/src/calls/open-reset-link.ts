import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { CallError } from '../callers/call-error.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { addressOf, isTicket, ownerOf, requireValid } from '../secrets/link-tickets.ts';
import { grantPasswordTicket } from '../secrets/password-ticket.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Answers a mailed link with the right to set a password. It changes nothing, because mail programs open
 * links too: the link keeps working until a password was set in any way, or until it expires.
 */
export async function openResetLink(
  context: CallContext,
  { ticket }: AccountRequestOf<'openResetLink'>,
): Promise<AccountResponse<'openResetLink'>> {
  const { firestore, auth, hashKey } = context;
  const uid = ownerOf(ticket);
  const tickets = (await linkTicketsRef(firestore, uid).get()).data();
  const stored = tickets?.resets.find((each) => isTicket(hashKey, 'reset', each, ticket));
  const email = addressOf(hashKey, 'reset', requireValid(stored, context.now()));
  // The account was deleted, or its address changed, since the link was mailed.
  if ((await findUserById(auth, uid))?.email !== email) throw new CallError('ticket-invalid');
  return await grantPasswordTicket(context, { uid, email });
}
