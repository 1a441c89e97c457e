import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { adminsAmong } from '../data/staff.ts';

/**
 * Refuses a change that would leave no admin: taking somebody's role, closing an account and deleting one's
 * own all check this in their transaction. Two concurrent changes read each other's admin, so one of them is
 * refused. Throws `last-admin`.
 */
export async function requireAnotherAdmin(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<void> {
  const { docs } = await transaction.get(adminsAmong(db, 2));
  if (docs.some(({ id }) => id === uid) && docs.length === 1) throw new CallError('last-admin');
}
