import { FirestoreError, type StatusName } from '../errors.ts';

/** HTTP status of each canonical code, as google.rpc.Code documents them. */
const HTTP_STATUS: Readonly<Record<StatusName, number>> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

interface ErrorBody {
  readonly error: { readonly code: number; readonly message: string; readonly status: StatusName };
}

export function httpStatus(error: FirestoreError): number {
  return HTTP_STATUS[error.status];
}

/** The error object of REST replies and of WebChannel streams. */
export function errorBody(error: FirestoreError): ErrorBody {
  return { error: { code: httpStatus(error), message: error.message, status: error.status } };
}

/**
 * The error that a client sees. A mistake of this program is printed with its stack and answered as DATA_LOSS:
 * clients retry INTERNAL and UNKNOWN without end, so a test would hang instead of failing.
 */
export function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return new FirestoreError('INVALID_ARGUMENT', 'The request is nested too deeply.');
  }
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return new FirestoreError('DATA_LOSS', `The emulator failed: ${message}`);
}
