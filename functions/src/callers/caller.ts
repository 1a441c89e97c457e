import { type Role, rolesOf } from '@rawi/model/lists/roles';
import type { CallableRequest } from 'firebase-functions/v2/https';

/** The caller, according to the verified token. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
  /** When the person last proved who they are, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Until when reviewers have muted them, as their inbox says; it may be over. */
  readonly mutedUntil?: Date;
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
