import { type FieldErrors, fieldErrors } from '@rawi/model/validation/fields';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { CallError, toHttpsError } from '../auth/call-error.ts';

/** Parses a request; wrong fields come back by name with the codes of their messages. */
export function parseRequest<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const fields: FieldErrors = fieldErrors(result.error);
  if (fields['action'] !== undefined || fields['form'] !== undefined) throw new CallError('unknown-action');
  throw new CallError('invalid-fields', { fields });
}

/** Runs a call; a refusal answers with its code, anything unforeseen is logged and answers only that it happened. */
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
