import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { seal } from '../secrets/seal.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Accepts a sign-up. The account is made by a task, so that a taken address is answered like a free one, in the same
 * time and with the same writes; the password waits encrypted.
 */
export async function signUp(
  context: CallContext,
  request: AccountRequestOf<'signUp'>,
): Promise<AccountResponse<'signUp'>> {
  const { email, password, consent: _consent, locale, ...personal } = request;
  await context.enqueue({
    kind: 'createAccount',
    requestId: context.random.id(),
    email,
    locale,
    askedAt: context.now().toISOString(),
    sealed: seal(context.hashKey, 'createAccount', JSON.stringify({ password, ...personal })),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
