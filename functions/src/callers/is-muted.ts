import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inboxRef } from '../data/users.ts';

/**
 * Whether somebody may not submit anything at the moment: reviewers have muted them, or admins have closed
 * their account.
 */
export async function isMuted(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  at: Date,
): Promise<boolean> {
  const { mutedUntil, closed } = (await transaction.get(inboxRef(db, uid))).data() ?? {};
  return closed !== undefined || (mutedUntil !== undefined && mutedUntil > at);
}

/**
 * Whether admins have closed somebody's account: none of their work is published until the account is opened
 * again.
 */
export async function isClosed(transaction: Transaction, db: Firestore, uid: string): Promise<boolean> {
  return (await transaction.get(inboxRef(db, uid))).data()?.closed !== undefined;
}
