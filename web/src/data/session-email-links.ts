import { knownSession, refreshSession } from './session.ts';
import { authErrorCode } from './session-errors.ts';

/** What became of a link from a mail. */
export type LinkOutcome = 'verified' | 'changed' | 'expired' | 'used' | 'broken' | 'disabled' | 'offline';

const PROBLEMS: Readonly<Record<string, LinkOutcome>> = {
  'auth/expired-action-code': 'expired',
  'auth/invalid-action-code': 'used',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'used',
  'auth/network-request-failed': 'offline',
};

const DONE: Readonly<Record<string, LinkOutcome>> = {
  verifyEmail: 'verified',
  verifyAndChangeEmail: 'changed',
};

/** A code works once: what it did is kept for as long as the page, however often the page asks. */
const outcomes = new Map<string, Promise<LinkOutcome>>();

/** Carries out what a mailed link is for, and lets a session that is open here know. */
export async function followLink(mode: string | null, code: string | null): Promise<LinkOutcome> {
  const done = DONE[mode ?? ''];
  if (done === undefined || !code) return 'broken';
  const asked = outcomes.get(code) ?? apply(code, done);
  outcomes.set(code, asked);
  const outcome = await asked;
  if (outcome === 'offline') outcomes.delete(code);
  return outcome;
}

async function apply(code: string, done: LinkOutcome): Promise<LinkOutcome> {
  try {
    const [{ applyActionCode }, { firebaseAuth }] = await Promise.all([
      import('firebase/auth'),
      import('../lib/auth.ts'),
    ]);
    await applyActionCode(firebaseAuth(), code);
  } catch (error) {
    return PROBLEMS[authErrorCode(error)] ?? (navigator.onLine ? 'used' : 'offline');
  }
  if ((await knownSession()).state === 'signed-in') await refreshSession();
  return done;
}
