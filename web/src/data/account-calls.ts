import { type CallErrorDetails, callErrorDetails } from '@rawi/model/call-errors';
import {
  type AccountAction,
  type AccountInput,
  type AccountResponse,
  accountResponseSchemas,
} from '@rawi/model/calls';
import { knownSession, refreshSession } from './session.ts';

/** A refused call: the function's code, or `offline` where it could not be asked. */
export type AccountCallProblem = Omit<CallErrorDetails, 'code'> & {
  readonly code: CallErrorDetails['code'] | 'offline';
};

export class AccountCallError extends Error {
  readonly problem: AccountCallProblem;

  constructor(problem: AccountCallProblem, cause: unknown) {
    super(`The call was refused: ${problem.code}`, { cause });
    this.name = 'AccountCallError';
    this.problem = problem;
  }
}

/** The problem of anything that was thrown; what is none of ours is `internal`. */
export function callProblem(error: unknown): AccountCallProblem {
  return error instanceof AccountCallError ? error.problem : { code: 'internal' };
}

/** Sends a request of the account area. Rejects with an `AccountCallError`, whatever went wrong. */
export async function callAccount<A extends AccountAction>(
  request: Extract<AccountInput, { action: A }>,
): Promise<AccountResponse<A>> {
  try {
    // Who is signed in sends a token, and for that the sign-in must have been read.
    await knownSession();
    const { callFunction } = await import('../lib/functions.ts');
    const answer = await callFunction('account', request);
    return accountResponseSchemas[request.action].parse(answer) as AccountResponse<A>;
  } catch (error) {
    const details = callErrorDetails(error);
    if (details?.code === 'session-ended') void refreshSession();
    throw new AccountCallError(details ?? { code: isUnreachable(error) ? 'offline' : 'internal' }, error);
  }
}

/** The SDK calls a failed request `internal`, and one that took too long by its own name. */
function isUnreachable(error: unknown): boolean {
  if (!navigator.onLine) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'functions/unavailable' || code === 'functions/deadline-exceeded';
}
