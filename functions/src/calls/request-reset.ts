import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { codeLimits } from '../allowances/account-limits.ts';
import { spendIfLeft } from '../allowances/call-limit.ts';
import { browserSlot } from '../secrets/reset-hashes.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Requests a code for this browser, or a link once no more codes may be guessed at. Every address is answered
 * alike, and the limits are counted alike.
 */
export async function requestReset(
  context: CallContext,
  { email, locale, marker }: AccountRequestOf<'requestReset'>,
): Promise<AccountResponse<'requestReset'>> {
  const now = context.now();
  const isCode = await spendIfLeft(context.firestore, codeLimits(context, email), now);
  const mailed = isCode ? 'code' : 'link';
  const asked = {
    requestId: context.random.id(),
    email,
    locale,
    askedAt: now.toISOString(),
  };
  const slot = browserSlot(context.hashKey, marker);
  await context.enqueue(
    mailed === 'link' ? { kind: 'sendResetLink', ...asked } : { kind: 'sendResetCode', ...asked, slot },
  );
  return { resendSeconds: RESET_CODE.resendSeconds, mailed };
}
