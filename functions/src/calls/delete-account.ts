import type { AccountResponse } from '@rawi/model/calls/calls';
import { staffRef } from '../data/staff.ts';
import { requireAnotherAdmin } from '../review/last-admin.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Deletes the Auth record, after which nobody can sign in; its trigger erases what is personal and mails a goodbye. Whoever
 * is the last admin stays; others leave the staff first, so that two who go at once do not both find the other there.
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
