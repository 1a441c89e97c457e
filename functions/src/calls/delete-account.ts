import type { AccountResponse } from '@rawi/model/calls/calls';
import { staffRef } from '../data/staff.ts';
import { requireAnotherAdmin } from '../review/last-admin.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Deletes the Auth record, after which nobody can sign in; its trigger erases personal data and mails a
 * goodbye. The last admin cannot be deleted. Others leave the staff first, so that two who leave concurrently
 * do not both count on each other.
 */
export async function deleteAccount({
  firestore: db,
  auth,
  caller: { uid },
}: SignedInContext): Promise<AccountResponse<'deleteAccount'>> {
  await db.runTransaction(async (transaction) => {
    const staff = await transaction.get(staffRef(db, uid));
    if (!staff.exists) return;
    await requireAnotherAdmin(transaction, db, uid);
    transaction.delete(staff.ref);
  });
  await auth.deleteUser(uid);
  return {};
}
