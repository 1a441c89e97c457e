import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import { claimsTheHouse } from '@rawi/model/text/house-name';
import { signUpSlot } from '../allowances/sign-up-slot.ts';
import { CallError } from '../callers/call-error.ts';
import { seal } from '../secrets/seal.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Accepts a sign-up. A task makes the account, so that a taken address is answered like a free one, in the
 * same time and with the same writes; the password waits encrypted. A name that claims to speak for the site
 * is refused.
 */
export async function signUp(
  context: CallContext,
  request: AccountRequestOf<'signUp'>,
): Promise<AccountResponse<'signUp'>> {
  const { email, password, consent: _consent, locale, ...personal } = request;
  if (claimsTheHouse(personal.fullName)) throw new CallError('name-reserved');
  const slot = await signUpSlot(context, email, personal.marker);
  await context.enqueue({
    kind: 'createAccount',
    requestId: context.random.id(),
    email,
    locale,
    askedAt: context.now().toISOString(),
    ...(slot !== undefined && { slot }),
    sealed: seal(context.hashKey, 'createAccount', JSON.stringify({ password, ...personal })),
  });
  return { resendSeconds: RESET_CODE.resendSeconds };
}
