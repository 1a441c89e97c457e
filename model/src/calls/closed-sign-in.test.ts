import { describe, expect, it } from 'vitest';
import { CLOSING_REASONS } from '../lists/closing-reasons.ts';
import { closedSignIn, closedSignInReason } from './closed-sign-in.ts';

/** What surrounds the words of a blocking function's refusal where the client sees them. */
const AROUND = {
  'the Auth emulator': (words: string) =>
    `Firebase: ((HTTP request to http://127.0.0.1:5001/p/r/f returned HTTP error 403: {"error":{"message":"${words}","status":"PERMISSION_DENIED"}})) (auth/internal-error).`,
  'a real project': (words: string) =>
    `Firebase: HTTP Cloud Function returned an error: {"error":{"status":"PERMISSION_DENIED","message":"${words}"}} (auth/internal-error).`,
};

describe.each(Object.entries(AROUND))('a closed account at a sign-in of %s', (_name, around) => {
  it.each(CLOSING_REASONS)('is told with its reason: %s', (reason) => {
    expect(closedSignInReason(around(closedSignIn(reason)))).toBe(reason);
  });

  it('is told without a reason that this build does not know', () => {
    expect(closedSignInReason(around('rawi-account-closed(a-new-one)'))).toBe('other');
  });

  it('is not read out of other refusals', () => {
    expect(closedSignInReason(around('A password signs in here.'))).toBeUndefined();
  });
});
