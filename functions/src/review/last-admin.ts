import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { adminsAmong } from '../data/staff.ts';

/**
 * Refuses what would leave nobody who administers: whoever takes somebody's role, closes an account or deletes their own asks
 * here, in the transaction that does so. Two admins at once read each other: one of them is refused. Throws `last-admin`.
 */
export async function requireAnotherAdmin(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<void> {
  const { docs } = await transaction.get(adminsAmong(db, 2));
  if (docs.some(({ id }) => id === uid) && docs.length === 1) throw new CallError('last-admin');
}
