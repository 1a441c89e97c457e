import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import { RESET_CODE } from '@rawi/model/constants';
import type { ResetCode } from '@rawi/model/reset-code';
import { CallError } from '../auth/call-error.ts';
import { sameHash } from '../auth/keyed-hash.ts';
import { codeHash, resetKey, ticketHash } from '../auth/reset-hashes.ts';
import type { CallContext } from '../auth/services.ts';
import { resetCodeRef } from '../data/reset-codes.ts';

/**
 * Trades a code for a ticket. The try is counted in a transaction before the comparison, so that guesses made at the
 * same time count each; an address without an account is refused like one with another code.
 */
export async function verifyResetCode(
  context: CallContext,
  { email, code }: AccountRequestOf<'verifyResetCode'>,
): Promise<AccountResponse<'verifyResetCode'>> {
  const { firestore, hashKey, random } = context;
  const ref = resetCodeRef(firestore, resetKey(hashKey, email));
  const tried = await firestore.runTransaction(async (transaction) => {
    const record = usable((await transaction.get(ref)).data(), context.now());
    const tries = record.tries + 1;
    transaction.update(ref, { tries });
    return { ...record, tries };
  });
  const right = sameHash(codeHash(hashKey, tried.salt, code), tried.codeHash) && tried.uid !== null;
  if (!right) {
    const triesLeft = RESET_CODE.tries - tried.tries;
    throw triesLeft > 0 ? new CallError('code-wrong', { triesLeft }) : new CallError('code-tries-spent');
  }
  const ticket = random.token();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + RESET_CODE.ticketMinutes * 60_000);
  await firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    // Meanwhile a newer code was asked for, or the same right code was sent twice at once.
    if (record?.salt !== tried.salt) throw new CallError('code-expired');
    if (record.usedAt) throw new CallError('code-used');
    transaction.update(ref, {
      usedAt: now,
      ticketHash: ticketHash(hashKey, ticket),
      ticketExpiresAt: expiresAt,
    });
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

function usable(record: ResetCode | undefined, now: Date): ResetCode {
  if (record?.usedAt) throw new CallError('code-used');
  if (!record || record.expiresAt <= now) throw new CallError('code-expired');
  if (record.tries >= RESET_CODE.tries) throw new CallError('code-tries-spent');
  return record;
}
