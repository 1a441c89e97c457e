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
  // Who is signed in sends a token, and for that the sign-in must have been read.
  await knownSession();
  const answer = await callArea('account', request, ACCOUNT_CALLS[request.action].answer);
  return answer as AccountResponse<A>;
}
