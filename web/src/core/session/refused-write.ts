import { refreshSession } from './session.ts';
import { authErrorCode } from './session-errors.ts';

/** What Firestore and Storage say when their rules refuse. */
const REFUSALS = new Set(['permission-denied', 'storage/unauthorized']);

export const isRefused = (error: unknown): boolean => REFUSALS.has(authErrorCode(error));

/**
 * Runs a person's own write. The rules refuse it once the session was ended elsewhere, and the open tab may not have
 * heard of that: a refusal asks Auth anew, which ends an ended session here too. The error is thrown on in any case.
 */
export async function ownWrite<T>(write: () => Promise<T>, lookAgain = refreshSession): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isRefused(error)) void lookAgain();
    throw error;
  }
}
