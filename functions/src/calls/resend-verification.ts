import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { signUpSlot } from '../allowances/sign-up-slot.ts';
import type { CallContext } from '../services/services.ts';

/** Requests another verification mail; every address is answered alike. */
export async function resendVerification(
  context: CallContext,
  { email, locale, marker }: AccountRequestOf<'resendVerification'>,
): Promise<AccountResponse<'resendVerification'>> {
  const requestId = context.random.id();
  const slot = await signUpSlot(context, email, marker);
  await context.enqueue({
    kind: 'sendVerification',
    requestId,
    email,
    locale,
    askedAt: context.now().toISOString(),
    ...(slot !== undefined && { slot }),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
