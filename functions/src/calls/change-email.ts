import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { verificationLimits } from '../auth/account-limits.ts';
import { type Caller, requireFresh } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';
import { spend } from '../auth/spend.ts';

/** Asks for another address; it counts once its mail was opened. A taken address is answered like a free one. */
export async function changeEmail(
  context: CallContext,
  caller: Caller,
  { email, locale }: AccountRequestOf<'changeEmail'>,
): Promise<AccountResponse<'changeEmail'>> {
  requireFresh(caller, context.now());
  await spend(context.firestore, verificationLimits(context, email), context.now());
  await context.enqueue({
    kind: 'askEmailChange',
    requestId: context.random.id(),
    uid: caller.uid,
    email,
    locale,
    askedAt: context.now().toISOString(),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
