import { closedSignInReason } from '@rawi/model/calls/closed-sign-in';
import type { ClosingReason } from '@rawi/model/lists/closing-reasons';

/** Why a sign-in failed. */
export type SignInProblem =
  | 'wrong-credentials'
  | 'too-many-tries'
  | 'disabled'
  | 'closed'
  | 'offline'
  | 'failed';

const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/missing-password': 'wrong-credentials',
  'auth/too-many-requests': 'too-many-tries',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'offline',
};

export class SignInError extends Error {
  readonly problem: SignInProblem;
  /** Why admins have closed the account; only with `closed`. */
  readonly closing: ClosingReason | undefined;

  constructor(problem: SignInProblem, cause: unknown, closing?: ClosingReason) {
    super(`Not signed in: ${problem}`, { cause });
    this.name = 'SignInError';
    this.problem = problem;
    this.closing = closing;
  }
}

/** The SDK's error in our words. */
export function signInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  // Auth has no code of its own for what our function refuses.
  const closing = error instanceof Error ? closedSignInReason(error.message) : undefined;
  if (closing) return new SignInError('closed', error, closing);
  return new SignInError(PROBLEMS[authErrorCode(error)] ?? 'failed', error);
}

/** `auth/…`, or an empty text for an error that is not the SDK's. */
export function authErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
