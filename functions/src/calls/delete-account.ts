import type { AccountResponse } from '@rawi/model/calls';
import { type Caller, requireFresh } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';

/** Deletes the Auth record, after which nobody can sign in; its trigger erases what is personal and mails a goodbye. */
export async function deleteAccount(
  { auth, now }: CallContext,
  caller: Caller,
): Promise<AccountResponse<'deleteAccount'>> {
  requireFresh(caller, now());
  await auth.deleteUser(caller.uid);
  return {};
}
