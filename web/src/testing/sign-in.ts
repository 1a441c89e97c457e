import type { SessionUser } from '../core/session/session.ts';
import { setSession } from '../core/session/session-store.ts';

/** Has somebody signed in: Yara, with a confirmed address and no role, but for what a test says of her. */
export function signIn(user: Partial<SessionUser> = {}): void {
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid: 'yara',
      email: 'yara@example.com',
      emailVerified: true,
      displayName: 'Yara',
      photoURL: undefined,
      roles: [],
      ...user,
    },
  });
}
