/** Why a sign-in did not happen. */
export type SignInProblem = 'wrong-credentials' | 'too-many-tries' | 'disabled' | 'offline' | 'failed';

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

  constructor(problem: SignInProblem, cause: unknown) {
    super(`Not signed in: ${problem}`, { cause });
    this.name = 'SignInError';
    this.problem = problem;
  }
}

/** The SDK's error in our words. */
export function signInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  return new SignInError(PROBLEMS[authErrorCode(error)] ?? 'failed', error);
}

/** `auth/…`, or nothing for an error that is not the SDK's. */
export function authErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
