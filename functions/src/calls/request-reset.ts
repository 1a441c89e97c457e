import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { logger } from 'firebase-functions/v2';
import { resetLimits } from '../auth/account-limits.ts';
import type { CallContext } from '../auth/services.ts';
import { spend } from '../auth/spend.ts';

/** Asks for a code; every address is answered alike, and the limits are counted alike. */
export async function requestReset(
  context: CallContext,
  { email, locale }: AccountRequestOf<'requestReset'>,
): Promise<AccountResponse<'requestReset'>> {
  const counts = await spend(context.firestore, resetLimits(context, email), context.now());
  if (counts.at(-1) === RESET_CODE.alertPerDay) {
    logger.error(`${RESET_CODE.alertPerDay} reset codes were asked for today.`, { alert: 'reset-codes' });
  }
  await context.enqueue({
    kind: 'sendResetCode',
    requestId: context.random.id(),
    email,
    locale,
    askedAt: context.now().toISOString(),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
