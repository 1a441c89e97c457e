import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import type { ResetCode } from '@rawi/model/truth/reset-code';
import { CallError } from '../callers/call-error.ts';
import { resetCodeRef } from '../data/documents.ts';
import { sameHash } from '../secrets/keyed-hash.ts';
import { browserSlot, codeHash, codeKey, ticketHash, ticketIn } from '../secrets/reset-hashes.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Trades the code that this browser requested for a ticket: nobody else can try it or spend its tries. The
 * try is counted in a transaction before the comparison, so that concurrent guesses each count. An address
 * without an account is refused like one with another code, and so is a used code, because only the code of
 * an existing account can have been used.
 */
export async function verifyResetCode(
  context: CallContext,
  { email, code, marker }: AccountRequestOf<'verifyResetCode'>,
): Promise<AccountResponse<'verifyResetCode'>> {
  const { firestore, hashKey, random } = context;
  const slot = browserSlot(hashKey, marker);
  const ref = resetCodeRef(firestore, codeKey(hashKey, email, slot));
  const tried = await firestore.runTransaction(async (transaction) => {
    const record = requireUsable((await transaction.get(ref)).data(), context.now());
    const tries = record.tries + 1;
    transaction.update(ref, { tries });
    return { ...record, tries };
  });
  const right = sameHash(codeHash(hashKey, tried.salt, code), tried.codeHash) && tried.uid !== null;
  if (!right || tried.usedAt) throw wrong(tried.tries);
  const ticket = ticketIn(slot, random.token());
  const now = context.now();
  const expiresAt = new Date(now.getTime() + RESET_CODE.ticketMinutes * 60_000);
  await firestore.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    // Meanwhile a newer code was requested, or the same right code was sent twice concurrently.
    if (record?.salt !== tried.salt) throw new CallError('code-expired');
    if (record.usedAt) throw wrong(tried.tries);
    transaction.update(ref, {
      usedAt: now,
      ticketHash: ticketHash(hashKey, ticket),
      ticketExpiresAt: expiresAt,
    });
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

function wrong(tries: number): CallError {
  const triesLeft = RESET_CODE.tries - tries;
  return triesLeft > 0 ? new CallError('code-wrong', { triesLeft }) : new CallError('code-tries-spent');
}

function requireUsable(record: ResetCode | undefined, now: Date): ResetCode {
  if (!record || record.expiresAt <= now) throw new CallError('code-expired');
  if (record.tries >= RESET_CODE.tries) throw new CallError('code-tries-spent');
  return record;
}
