import type { UserRecord } from 'firebase-admin/auth';
import type { AccountAuth } from '../data/account-auth.ts';

/** The account of an address; nothing for an unknown address and for a disabled account. */
export function userByEmail(
  auth: Pick<AccountAuth, 'getUserByEmail'>,
  email: string,
): Promise<UserRecord | undefined> {
  return found(auth.getUserByEmail(email));
}

/** The account of an id; nothing for one that is gone or disabled. */
export function userById(auth: Pick<AccountAuth, 'getUser'>, uid: string): Promise<UserRecord | undefined> {
  return found(auth.getUser(uid));
}

/** Auth refused since another account has the address. */
export function isTaken(error: unknown): boolean {
  return authCode(error) === 'auth/email-already-exists';
}

/** Auth knows no such account. */
export function isUnknownUser(error: unknown): boolean {
  return authCode(error) === 'auth/user-not-found';
}

async function found(asked: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    const user = await asked;
    return user.disabled ? undefined : user;
  } catch (error) {
    if (isUnknownUser(error)) return undefined;
    throw error;
  }
}

function authCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
