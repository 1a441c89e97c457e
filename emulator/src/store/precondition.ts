import { FirestoreError } from '../errors.ts';
import { compareTimestamps, toMicros } from '../values/timestamp.ts';
import type { Document } from '../values/value.ts';
import type { Precondition } from './write.ts';

/** The error that a commit answers if the document is not as its precondition says; `undefined` if it is. */
export function preconditionFailure(
  name: string,
  current: Document | undefined,
  precondition: Precondition | undefined,
): FirestoreError | undefined {
  if (precondition === undefined) return undefined;
  if ('exists' in precondition) {
    if (precondition.exists === (current !== undefined)) return undefined;
    return precondition.exists
      ? new FirestoreError('NOT_FOUND', `No document to update: ${name}`)
      : new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (current === undefined) return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (compareTimestamps(current.updateTime, precondition.updateTime) === 0) return undefined;
  const stored = toMicros(current.updateTime);
  const required = toMicros(precondition.updateTime);
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${required})`,
  );
}
