import { CALL_ERRORS, type CallErrorCode, type CallErrorDetails } from '@rawi/model/calls/call-errors';
import { HttpsError } from 'firebase-functions/v2/https';

/** A refusal of a call, by its code; the area turns it into the answer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly details: CallErrorDetails;

  constructor(code: CallErrorCode, more: Omit<CallErrorDetails, 'code'> = {}) {
    super(code);
    this.details = { code, ...more };
  }
}

export function toHttpsError({ details }: CallError): HttpsError {
  return new HttpsError(CALL_ERRORS[details.code], details.code, details);
}
