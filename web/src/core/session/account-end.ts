import { type ClosingReason, closingReasonOf } from '@rawi/model/lists/closing-reasons';

/** Why an account is closed, as its owner reads it; the note is by the admin. */
export interface ClosedAccountFacts {
  readonly reason: ClosingReason;
  readonly note?: string;
}

/** What an inbox says about the account being closed; undefined while it is open. */
export function closedIn(value: unknown): ClosedAccountFacts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [reason, note]: unknown[] = ['reason', 'note'].map((name) => Reflect.get(value, name));
  return {
    reason: closingReasonOf(typeof reason === 'string' ? reason : ''),
    ...(typeof note === 'string' && note !== '' && { note }),
  };
}
