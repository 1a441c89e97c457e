import type { Call, WhoMayCall } from '@rawi/model/calls/call-table';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../data/account-auth.ts';
import { sessionsValidAfter } from '../data/users.ts';
import { CallError } from './call-error.ts';
import type { Caller } from './caller.ts';
import { userById } from './user-by-email.ts';

/** The caller that a handler gets, for each kind of who may call. */
export interface CallerFor extends Record<WhoMayCall, Caller | undefined> {
  readonly visitor: undefined;
  readonly 'visitor-or-user': Caller | undefined;
  readonly 'signed-in': Caller;
  readonly verified: Caller & { readonly emailVerified: true };
  readonly role: Caller;
}

interface Known {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
}
type Admission<W extends WhoMayCall> = (
  known: Known,
  token: Caller | undefined,
  roles: Call['roles'],
) => CallerFor[W] | Promise<CallerFor[W]>;

/** What the token says is asked first, since that costs no read. */
const ADMISSIONS: { readonly [W in WhoMayCall]: Admission<W> } = {
  visitor: () => undefined,
  'visitor-or-user': liveIfAny,
  'signed-in': (known, token) => live(known, signedIn(token)),
  verified: async (known, token) => {
    const caller = signedIn(token);
    if (!caller.emailVerified) throw new CallError('email-unverified');
    return { ...(await live(known, caller)), emailVerified: true };
  },
  role: (known, token, roles) => {
    const caller = signedIn(token);
    if (!roles?.some((role) => caller.roles.includes(role))) throw new CallError('role-missing');
    return live(known, caller);
  },
};

/** Lets in who may make a call, and refuses everybody else. */
export async function admitted<W extends WhoMayCall>(
  known: Known,
  { who, roles }: { readonly who: W; readonly roles?: Call['roles'] },
  token: Caller | undefined,
): Promise<CallerFor[W]> {
  return await ADMISSIONS[who](known, token, roles);
}

function signedIn(token: Caller | undefined): Caller {
  if (!token) throw new CallError('signed-out');
  return token;
}

/** Someone whose account exists, in a session that was not ended, neither by us nor in Auth alone. */
async function live({ firestore, auth }: Known, caller: Caller): Promise<Caller> {
  const [endedAt, account] = await Promise.all([
    sessionsValidAfter(firestore, caller.uid),
    userById(auth, caller.uid),
  ]);
  // A token outlives its account by up to an hour.
  if (!account) throw new CallError('session-ended');
  requireBegunAfter(endedAt, caller);
  const { tokensValidAfterTime } = account;
  requireBegunAfter(tokensValidAfterTime ? new Date(tokensValidAfterTime) : undefined, caller);
  return caller;
}

async function liveIfAny(known: Known, token: Caller | undefined): Promise<Caller | undefined> {
  try {
    return token && (await live(known, token));
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

/** The session began after the moment from which sessions count; a token outlives its revocation by up to an hour. */
function requireBegunAfter(validAfter: Date | undefined, { signedInAt }: Caller): void {
  if (validAfter && signedInAt < Math.floor(validAfter.getTime() / 1000) * 1000) {
    throw new CallError('session-ended');
  }
}
