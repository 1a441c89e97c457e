import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inboxRef } from '../data/users.ts';

/** Whether reviewers have muted somebody at a time. */
export async function isMuted(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  at: Date,
): Promise<boolean> {
  const mutedUntil = (await transaction.get(inboxRef(db, uid))).data()?.mutedUntil;
  return mutedUntil !== undefined && mutedUntil > at;
}
