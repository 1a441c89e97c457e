import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import { type Caller, requireFresh } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';
import { endSessions } from '../auth/sessions.ts';

/** Sets another password and ends every session; the caller's own begins anew with the new password. */
export async function changePassword(
  context: CallContext,
  caller: Caller,
  { password, locale }: AccountRequestOf<'changePassword'>,
): Promise<AccountResponse<'changePassword'>> {
  requireFresh(caller, context.now());
  await context.auth.updateUser(caller.uid, { password });
  const validAfter = await endSessions(context, caller.uid, {
    kind: 'passwordChanged',
    to: caller.email,
    locale,
  });
  return { sessionsValidAfter: validAfter.toISOString() };
}
