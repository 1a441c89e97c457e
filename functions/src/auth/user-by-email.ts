import type { UserRecord } from 'firebase-admin/auth';
import type { AccountAuth } from './services.ts';

/** The account of an address; nothing for an unknown address and for a disabled account. */
export async function userByEmail(auth: AccountAuth, email: string): Promise<UserRecord | undefined> {
  try {
    const user = await auth.getUserByEmail(email);
    return user.disabled ? undefined : user;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
