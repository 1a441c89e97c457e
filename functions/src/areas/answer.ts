import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import { CallError, toHttpsError } from '../callers/call-error.ts';

/**
 * Runs a call. A refusal answers with its code; any other error is logged and answers only that something
 * failed.
 */
export async function answer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallError) throw toHttpsError(error);
    if (error instanceof HttpsError) throw error;
    logger.error('A call failed.', error);
    throw toHttpsError(new CallError('internal'));
  }
}
