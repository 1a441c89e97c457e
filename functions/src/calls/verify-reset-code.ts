import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { CallError } from '../callers/call-error.ts';
import { resetCodeRef } from '../data/documents.ts';
import { browserSlot, codeKey, ticketHash, ticketIn } from '../secrets/reset-hashes.ts';
import { tryCode, wrongCode } from '../secrets/stored-code.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Trades the code that this browser requested for a ticket: nobody else can try it or spend its tries.
 */
export async function verifyResetCode(
  context: CallContext,
  { email, code, marker }: AccountRequestOf<'verifyResetCode'>,
): Promise<AccountResponse<'verifyResetCode'>> {
  const { firestore, hashKey, random } = context;
  const slot = browserSlot(hashKey, marker);
  const ref = resetCodeRef(firestore, codeKey(hashKey, email, slot));
  const tried = await tryCode(context, ref, code, RESET_CODE.tries);
  const ticket = ticketIn(slot, random.token());
  const now = context.now();
  const expiresAt = new Date(now.getTime() + RESET_CODE.ticketMinutes * 60_000);
  await firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    // Meanwhile a newer code was requested, or the same right code was sent twice concurrently.
    if (record?.salt !== tried.salt) throw new CallError('code-expired');
    if (record.usedAt) throw wrongCode(tried.tries, RESET_CODE.tries);
    transaction.update(ref, {
      usedAt: now,
      ticketHash: ticketHash(hashKey, ticket),
      ticketExpiresAt: expiresAt,
    });
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}
