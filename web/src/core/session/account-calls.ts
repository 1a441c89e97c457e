import {
  ACCOUNT_CALLS,
  type AccountAction,
  type AccountInput,
  type AccountResponse,
} from '@rawi/model/calls/calls';
import { callArea } from './area-calls.ts';
import { knownSession } from './session.ts';

/** Sends a request of the account area. Rejects with a `SendingError`, whatever went wrong. */
export async function callAccount<A extends AccountAction>(
  request: Extract<AccountInput, { action: A }>,
): Promise<AccountResponse<A>> {
  // A signed-in person's request carries a token, so the session has to be known first.
  await knownSession();
  const answer = await callArea('account', request, ACCOUNT_CALLS[request.action].answer);
  return answer as AccountResponse<A>;
}
