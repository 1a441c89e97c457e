import type { UserRecord } from 'firebase-admin/auth';
import type { AccountAuth } from '../data/account-auth.ts';

/** The account of an address; undefined for an unknown address and for a disabled account. */
export function findUserByEmail(
  auth: Pick<AccountAuth, 'getUserByEmail'>,
  email: string,
): Promise<UserRecord | undefined> {
  return findEnabled(auth.getUserByEmail(email));
}

/** The account of an id; undefined for one that is deleted or disabled. */
export function findUserById(
  auth: Pick<AccountAuth, 'getUser'>,
  uid: string,
): Promise<UserRecord | undefined> {
  return findEnabled(auth.getUser(uid));
}

/** Whether Auth refused because another account has the address. */
export function isTaken(error: unknown): boolean {
  return authCode(error) === 'auth/email-already-exists';
}

/** Whether Auth knows no such account. */
export function isUnknownUser(error: unknown): boolean {
  return authCode(error) === 'auth/user-not-found';
}

async function findEnabled(asked: Promise<UserRecord>): Promise<UserRecord | undefined> {
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
