import { RESET_CODE } from '@rawi/model/constants';
import type { Firestore } from 'firebase-admin/firestore';
import { resetCodeRef } from '../data/documents.ts';
import type { Secrets } from './random.ts';
import { codeHash, codeKey, ticketHash, ticketIn } from './reset-hashes.ts';

/**
 * The right to set a password without a code, for somebody who opened a link mailed to the address. It is
 * stored beside the address's codes, and replaces none.
 */
export async function grantPasswordTicket(
  { firestore, hashKey, random, now }: Secrets & { readonly firestore: Firestore; readonly now: () => Date },
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<{ readonly email: string; readonly ticket: string; readonly expiresAt: string }> {
  const time = now();
  const slot = random.token();
  const ticket = ticketIn(slot, random.token());
  const salt = random.token();
  const expiresAt = new Date(time.getTime() + RESET_CODE.ticketMinutes * 60_000);
  await resetCodeRef(firestore, codeKey(hashKey, email, slot)).set({
    uid,
    salt,
    // A code that was never mailed: every try is answered as for an unknown address.
    codeHash: codeHash(hashKey, salt, random.token()),
    tries: 0,
    askedAt: time,
    expiresAt,
    usedAt: time,
    keptUntil: new Date(time.getTime() + RESET_CODE.keptHours * 60 * 60_000),
    ticketHash: ticketHash(hashKey, ticket),
    ticketExpiresAt: expiresAt,
    ticketUsedAt: null,
  });
  return { email, ticket, expiresAt: expiresAt.toISOString() };
}
