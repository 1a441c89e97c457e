import { SendingError } from '../session/area-calls.ts';
import { SignInError } from '../session/session-errors.ts';
import type { Problem } from './problem-text.ts';

/**
 * The problem behind anything that was thrown: a refused call, a sign-in that failed, or an error of ours.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof SendingError) return error.problem;
  if (error instanceof SignInError) {
    const { problem, closing } = error;
    return { code: problem, ...(closing && { closing }) };
  }
  return { code: navigator.onLine ? 'internal' : 'offline' };
}
