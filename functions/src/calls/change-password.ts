import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { endSessions } from '../callers/sessions.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Sets another password and ends every session; the caller's own session starts again with the new password.
 */
export async function changePassword(
  context: SignedInContext,
  { password, locale }: AccountRequestOf<'changePassword'>,
): Promise<AccountResponse<'changePassword'>> {
  const { auth, caller } = context;
  await auth.updateUser(caller.uid, { password });
  const validAfter = await endSessions(context, caller.uid, {
    kind: 'passwordChanged',
    to: caller.email,
    locale,
  });
  return { sessionsValidAfter: validAfter.toISOString() };
}
