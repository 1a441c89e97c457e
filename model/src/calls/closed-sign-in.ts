import { type ClosingReason, closingReasonOf } from '../lists/closing-reasons.ts';

/**
 * How a refused sign-in says that the account is closed. Auth hands the words of a refusal on inside a sentence of its own,
 * which the Auth emulator and a real project put differently, so a mark in it is looked for. Auth asks us only once the
 * password was right: whoever does not know it learns nothing.
 */
const MARK = 'rawi-account-closed';

/** The words with which a sign-in to a closed account is refused. */
export function closedSignIn(reason: ClosingReason): string {
  return `${MARK}(${reason})`;
}

/** Why the account is closed, from the words of a refused sign-in; undefined where they say nothing of it. */
export function closedSignInReason(words: string): ClosingReason | undefined {
  const [, reason] = /rawi-account-closed\(([a-z-]{1,40})\)/.exec(words) ?? [];
  return reason === undefined ? undefined : closingReasonOf(reason);
}
