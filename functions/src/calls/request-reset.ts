import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import type { CallContext } from '../services/services.ts';

/** Asks for a code; every address is answered alike, and the limits are counted alike. */
export async function requestReset(
  context: CallContext,
  { email, locale }: AccountRequestOf<'requestReset'>,
): Promise<AccountResponse<'requestReset'>> {
  await context.enqueue({
    kind: 'sendResetCode',
    requestId: context.random.id(),
    email,
    locale,
    askedAt: context.now().toISOString(),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
