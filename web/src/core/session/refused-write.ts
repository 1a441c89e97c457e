import { refreshSession } from './session.ts';
import { authErrorCode } from './session-errors.ts';

/** The error codes of Firestore and Storage when their rules refuse. */
const REFUSALS = new Set(['permission-denied', 'storage/unauthorized']);

export const isRefused = (error: unknown): boolean => REFUSALS.has(authErrorCode(error));

/**
 * Runs a person's own write. The rules refuse it once the session was ended elsewhere, which the open tab may
 * not know yet: after a refusal Auth is asked again, and an ended session then ends here too. The error is
 * rethrown in any case.
 */
export async function ownWrite<T>(write: () => Promise<T>, lookAgain = refreshSession): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isRefused(error)) void lookAgain();
    throw error;
  }
}
