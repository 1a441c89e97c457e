import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { verificationLimits } from '../auth/account-limits.ts';
import type { CallContext } from '../auth/services.ts';
import { spend } from '../auth/spend.ts';

/** Asks for another verification mail; every address is answered alike. */
export async function resendVerification(
  context: CallContext,
  { email, locale }: AccountRequestOf<'resendVerification'>,
): Promise<AccountResponse<'resendVerification'>> {
  await spend(context.firestore, verificationLimits(context, email), context.now());
  const requestId = context.random.id();
  await context.enqueue({
    kind: 'sendVerification',
    requestId,
    email,
    locale,
    askedAt: context.now().toISOString(),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
