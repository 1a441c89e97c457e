import type { Call, WhoMayCall } from '@rawi/model/calls/call-table';
import type { Role } from '@rawi/model/lists/roles';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../data/account-auth.ts';
import { staffRef } from '../data/staff.ts';
import { inboxRef } from '../data/users.ts';
import { CallError } from './call-error.ts';
import type { Caller } from './caller.ts';
import { findUserById } from './user-by-email.ts';

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
type Authorizer<W extends WhoMayCall> = (
  known: Known,
  token: Caller | undefined,
  roles: Call['roles'],
) => CallerFor[W] | Promise<CallerFor[W]>;

/** The token is checked first, because that costs no read. */
const AUTHORIZERS: { readonly [W in WhoMayCall]: Authorizer<W> } = {
  visitor: () => undefined,
  'visitor-or-user': findLiveSession,
  'signed-in': (known, token) => requireLiveSession(known, requireSignedIn(token)),
  verified: async (known, token) => {
    const caller = requireSignedIn(token);
    if (!caller.emailVerified) throw new CallError('email-unverified');
    return { ...(await requireLiveSession(known, caller)), emailVerified: true };
  },
  role: async (known, token, asked) => {
    const roles: readonly Role[] = asked ?? [];
    const caller = requireSignedIn(token);
    const held = roles.filter((role) => caller.roles.includes(role));
    if (held.length === 0) throw new CallError('role-missing');
    // The handlers check whether somebody is still a translator, as far as that matters to them.
    const isOfStaff = !roles.includes('translator');
    const found = await requireLiveSession(known, caller);
    if (isOfStaff) await requireOnStaff(known, caller.uid, held);
    return found;
  },
};

/** Returns the caller if they may make a call, and refuses everybody else. */
export async function authorize<W extends WhoMayCall>(
  known: Known,
  { who, roles }: { readonly who: W; readonly roles?: Call['roles'] },
  token: Caller | undefined,
): Promise<CallerFor[W]> {
  return await AUTHORIZERS[who](known, token, roles);
}

/** The staff record has to agree: a token keeps a role for up to an hour after it ended. */
async function requireOnStaff({ firestore }: Known, uid: string, roles: readonly Role[]): Promise<void> {
  const staff = (await staffRef(firestore, uid).get()).data();
  if (!staff?.roles.some((role) => roles.includes(role))) throw new CallError('role-missing');
}

function requireSignedIn(token: Caller | undefined): Caller {
  if (!token) throw new CallError('signed-out');
  return token;
}

/**
 * Requires that the account exists and is open, and that the session was ended neither by us nor in Auth
 * alone.
 */
async function requireLiveSession({ firestore, auth }: Known, caller: Caller): Promise<Caller> {
  const [inbox, account] = await Promise.all([
    inboxRef(firestore, caller.uid).get(),
    findUserById(auth, caller.uid),
  ]);
  // A token outlives its account by up to an hour.
  if (!account) throw new CallError('session-ended');
  const { closed, sessionsValidAfter, mutedUntil } = inbox.data() ?? {};
  if (closed) throw new CallError('account-closed');
  requireBegunAfter(sessionsValidAfter, caller);
  const { tokensValidAfterTime } = account;
  requireBegunAfter(tokensValidAfterTime ? new Date(tokensValidAfterTime) : undefined, caller);
  return mutedUntil ? { ...caller, mutedUntil } : caller;
}

async function findLiveSession(known: Known, token: Caller | undefined): Promise<Caller | undefined> {
  try {
    return token && (await requireLiveSession(known, token));
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

/**
 * Requires that the session began after the moment from which sessions count; a token outlives its revocation
 * by up to an hour.
 */
function requireBegunAfter(validAfter: Date | undefined, { signedInAt }: Caller): void {
  if (validAfter && signedInAt < Math.floor(validAfter.getTime() / 1000) * 1000) {
    throw new CallError('session-ended');
  }
}
