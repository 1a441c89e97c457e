import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { signUpLimits } from '../auth/account-limits.ts';
import { CallError } from '../auth/call-error.ts';
import { seal } from '../auth/seal.ts';
import type { CallContext } from '../auth/services.ts';
import { spend } from '../auth/spend.ts';

/**
 * Accepts a sign-up. The account is made by a task, so that a taken address is answered like a free one, in the same
 * time and with the same writes; the password waits encrypted.
 */
export async function signUp(
  context: CallContext,
  request: AccountRequestOf<'signUp'>,
): Promise<AccountResponse<'signUp'>> {
  const { action: _action, email, password, consent: _consent, locale, ...personal } = request;
  const answer = { resendSeconds: RESET_CODE.resendSeconds };
  try {
    await spend(context.firestore, signUpLimits(context, email), context.now());
  } catch (error) {
    // Pressed twice: the first is on its way.
    if (error instanceof CallError && error.details.code === 'too-soon') return answer;
    throw error;
  }
  await context.enqueue({
    kind: 'createAccount',
    requestId: context.random.id(),
    email,
    locale,
    askedAt: context.now().toISOString(),
    sealed: seal(context.hashKey, 'createAccount', JSON.stringify({ password, ...personal })),
  });
  return answer;
}
