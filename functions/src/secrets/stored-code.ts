import { RESET_CODE } from '@rawi/model/constants';
import type { ResetCode } from '@rawi/model/truth/reset-code';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { sameHash } from './keyed-hash.ts';
import type { Secrets } from './random.ts';
import { codeHash } from './reset-hashes.ts';

/** A code of six digits as it is mailed and stored: by whichever mail, it is tried in the same way. */

/** Draws a code. `uid` is null where nobody is mailed it: every try is then answered like a wrong one. */
export function drawCode(
  { hashKey, random, now }: Secrets & { readonly now: () => Date },
  {
    uid,
    askedAt,
    validMinutes,
  }: { readonly uid: string | null; readonly askedAt: Date; readonly validMinutes: number },
): { readonly code: string; readonly stored: ResetCode } {
  const code = random.resetCode();
  const salt = random.token();
  const time = now().getTime();
  return {
    code,
    stored: {
      uid,
      salt,
      codeHash: codeHash(hashKey, salt, code),
      tries: 0,
      askedAt,
      expiresAt: new Date(time + validMinutes * 60_000),
      usedAt: null,
      keptUntil: new Date(time + RESET_CODE.keptHours * 60 * 60_000),
      ticketHash: null,
      ticketExpiresAt: null,
      ticketUsedAt: null,
    },
  };
}

/** A code that was tried, and is right. */
export interface TriedCode extends ResetCode {
  readonly uid: string;
}

/**
 * Tries a code. The try is counted in a transaction before the comparison, so that concurrent guesses each
 * count. An address without an account is refused like one with another code, and so is a used code, because
 * only the code of an existing account can have been used.
 */
export async function tryCode(
  { firestore, hashKey, now }: Tried,
  ref: DocumentReference<ResetCode>,
  code: string,
  most: number,
): Promise<TriedCode> {
  const tried = await firestore.runTransaction(async (transaction) => {
    const record = requireUsable((await transaction.get(ref)).data(), now(), most);
    const tries = record.tries + 1;
    transaction.update(ref, { tries });
    return { ...record, tries };
  });
  const { uid } = tried;
  const right = sameHash(codeHash(hashKey, tried.salt, code), tried.codeHash);
  if (!right || uid === null || tried.usedAt) throw wrongCode(tried.tries, most);
  return { ...tried, uid };
}

interface Tried {
  readonly firestore: Firestore;
  readonly hashKey: string;
  readonly now: () => Date;
}

export function wrongCode(tries: number, most: number): CallError {
  const triesLeft = most - tries;
  return triesLeft > 0 ? new CallError('code-wrong', { triesLeft }) : new CallError('code-tries-spent');
}

function requireUsable(record: ResetCode | undefined, now: Date, most: number): ResetCode {
  if (!record || record.expiresAt <= now) throw new CallError('code-expired');
  if (record.tries >= most) throw new CallError('code-tries-spent');
  return record;
}
