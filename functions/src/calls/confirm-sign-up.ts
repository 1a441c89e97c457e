import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { SIGN_UP_CODE } from '@rawi/model/constants';
import { CallError } from '../callers/call-error.ts';
import { noteTokenChanged } from '../callers/sessions.ts';
import { findUserById } from '../callers/user-by-email.ts';
import { linkTicketsRef, resetCodeRef } from '../data/documents.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import { sameHash } from '../secrets/keyed-hash.ts';
import { confirmed, markerHash } from '../secrets/link-tickets.ts';
import { codeKey } from '../secrets/reset-hashes.ts';
import { tryCode } from '../secrets/stored-code.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Confirms the address of an account by the code that was mailed to it, in the browser of the sign-up alone: that one
 * knows the password. Of a taken address there is a code that nobody was mailed, and each try is answered alike.
 */
export async function confirmSignUp(
  context: CallContext,
  { email, code, marker }: AccountRequestOf<'confirmSignUp'>,
): Promise<AccountResponse<'confirmSignUp'>> {
  const { firestore, auth, hashKey } = context;
  const slot = markerHash(hashKey, marker);
  const ref = resetCodeRef(firestore, codeKey(hashKey, email, slot));
  const tried = await tryCode(context, ref, code, SIGN_UP_CODE.tries);
  const { uid, askedAt } = tried;
  if ((await findUserById(auth, uid))?.email !== email) throw new CallError('code-expired');
  await noteMailbox(context, { address: email, reason: null, at: context.now() });
  const ticketsRef = linkTicketsRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    const tickets = (await transaction.get(ticketsRef)).data();
    // Meanwhile another code was drawn, the same one or a link confirmed the address, or a password that was set voided all
    // before it.
    if (record?.salt !== tried.salt || isVoid(tickets, slot, askedAt)) throw new CallError('code-expired');
    transaction.update(ref, { usedAt: context.now() });
    transaction.set(ticketsRef, confirmed(tickets, context.now()));
  });
  await auth.updateUser(uid, { emailVerified: true });
  await noteTokenChanged(context, uid);
  return {};
}

function isVoid(
  tickets: { readonly signUpMarker: string | null; readonly voidedAt: Date | null } | undefined,
  slot: string,
  askedAt: Date,
): boolean {
  if (!tickets?.signUpMarker || !sameHash(tickets.signUpMarker, slot)) return true;
  return tickets.voidedAt !== null && askedAt < tickets.voidedAt;
}
