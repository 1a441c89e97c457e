import type { AccountAction, AccountInput, AccountResponse } from '@rawi/model/calls/calls';
import { ACCOUNT } from '../areas/account.ts';
import { runCall } from '../areas/run-call.ts';
import type { Caller } from '../callers/caller.ts';
import type { CallContext } from '../services/services.ts';

/** A call of the account area as it arrives, with its limits and checks; App Check is off. */
export async function callAccount<A extends AccountAction>(
  context: CallContext,
  request: Extract<AccountInput, { action: A }>,
  caller?: Caller,
): Promise<AccountResponse<A>> {
  const appCheck = { valid: false, demanded: false };
  return (await runCall(ACCOUNT, context, { data: request, caller, appCheck })) as AccountResponse<A>;
}
