import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import type { SignedInContext } from '../services/services.ts';

/**
 * Requests another address, which counts once its mail was opened. A taken address is answered like a free
 * one.
 */
export async function changeEmail(
  context: SignedInContext,
  { email, locale }: AccountRequestOf<'changeEmail'>,
): Promise<AccountResponse<'changeEmail'>> {
  await context.enqueue({
    kind: 'askEmailChange',
    requestId: context.random.id(),
    uid: context.caller.uid,
    email,
    locale,
    askedAt: context.now().toISOString(),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
