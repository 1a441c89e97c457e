import type { AccountResponse } from '@rawi/model/calls/calls';
import type { SignedInContext } from '../services/services.ts';

/** Deletes the Auth record, after which nobody can sign in; its trigger erases what is personal and mails a goodbye. */
export async function deleteAccount({
  auth,
  caller,
}: SignedInContext): Promise<AccountResponse<'deleteAccount'>> {
  await auth.deleteUser(caller.uid);
  return {};
}
