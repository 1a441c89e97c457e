import { FRESH_SIGN_IN_MINUTES } from '@rawi/model/constants';
import { type Role, rolesOf } from '@rawi/model/roles';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { CallError } from './call-error.ts';

/** Who calls, as the verified token says. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
  /** When the person last proved who they are, in milliseconds since 1970. */
  readonly signedInAt: number;
}

export function callerOf(auth: CallableRequest['auth']): Caller | undefined {
  if (!auth) return undefined;
  const { token, uid } = auth;
  return {
    uid,
    email: token.email ?? '',
    emailVerified: token.email_verified === true,
    roles: rolesOf(token),
    signedInAt: token.auth_time * 1000,
  };
}

export function requireUser(caller: Caller | undefined): Caller {
  if (!caller) throw new CallError('signed-out');
  return caller;
}

export function requireVerified(caller: Caller | undefined): Caller {
  const user = requireUser(caller);
  if (!user.emailVerified) throw new CallError('email-unverified');
  return user;
}

export function requireRole(caller: Caller | undefined, ...roles: Role[]): Caller {
  const user = requireUser(caller);
  if (!roles.some((role) => user.roles.includes(role))) throw new CallError('role-missing');
  return user;
}

/** The password was asked for within the last five minutes (product.md, "Accounts"). */
export function requireFresh(caller: Caller, now: Date): void {
  if (now.getTime() - caller.signedInAt > FRESH_SIGN_IN_MINUTES * 60_000)
    throw new CallError('sign-in-again');
}

/** The session began after the moment from which sessions count; a token outlives its revocation by up to an hour. */
export function requireLiveSession(caller: Caller, sessionsValidAfter: Date | undefined): void {
  if (sessionsValidAfter && caller.signedInAt < Math.floor(sessionsValidAfter.getTime() / 1000) * 1000) {
    throw new CallError('session-ended');
  }
}
