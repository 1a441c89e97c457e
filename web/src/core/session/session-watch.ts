import { rolesOf } from '@rawi/model/lists/roles';
import { type Auth, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { firebaseAuth } from '../firebase/auth.ts';
import type { ClosedAccountFacts } from './account-end.ts';
import type { PersonOnDevice } from './person-on-device.ts';
import { authErrorCode } from './session-errors.ts';
import { keepSessionHint, readSessionHint, type SessionHint } from './session-hint.ts';
import { currentSession, notifySessionEnd, type SessionEnd, setSession } from './session-store.ts';

/** Import this file dynamically: it brings the SDK of the sign-in. */

let holds = 0;
let held: (() => void) | undefined;
let stopInbox: (() => void) | undefined;
let inboxUid: string | undefined;
let forgetting: Promise<void> = Promise.resolve();
let person: PersonOnDevice | undefined;

/**
 * Follows the SDK's user; resolves once the session is known. `ofPerson` has what this device keeps of the
 * person.
 */
export async function watchSession(ofPerson: PersonOnDevice): Promise<void> {
  person = ofPerson;
  const auth = firebaseAuth();
  let latest = 0;
  onIdTokenChanged(auth, (user) => {
    latest += 1;
    void follow(auth, user, latest, () => latest);
  });
  await auth.authStateReady();
}

async function follow(auth: Auth, user: User | null, turn: number, latest: () => number): Promise<void> {
  const token = user && (await readToken(user));
  // The copies of the former account are deleted before another account is announced.
  await forgetting;
  // A newer user was announced meanwhile.
  if (turn !== latest()) return;
  if (!user || token === 'ended') {
    const wasHere = currentSession().state === 'signed-in' || readSessionHint() !== undefined;
    keepSessionHint(undefined);
    closeInbox();
    setSession({ state: 'signed-out' });
    if (wasHere) forgetting = person?.forget() ?? Promise.resolve();
    if (token === 'ended') {
      notifySessionEnd('ended-elsewhere');
      await signOut(auth);
    }
    return;
  }
  const { roles, authTime } = token as SessionHint;
  keepSessionHint({ uid: user.uid, authTime, roles });
  setSession({
    state: 'signed-in',
    user: {
      uid: user.uid,
      email: user.email ?? '',
      emailVerified: user.emailVerified,
      displayName: user.displayName ?? undefined,
      photoURL: user.photoURL ?? undefined,
      roles,
    },
    authTime,
  });
  await openInbox(user.uid);
}

/** The token's content; without a network what this device remembers of it. */
async function readToken(user: User): Promise<SessionHint | 'ended'> {
  try {
    const { claims, authTime } = await user.getIdTokenResult();
    return { uid: user.uid, authTime: Date.parse(authTime), roles: rolesOf(claims) };
  } catch (error) {
    if (isEnded(error)) return 'ended';
    const hint = readSessionHint();
    return hint?.uid === user.uid ? hint : { uid: user.uid, authTime: 0, roles: [] };
  }
}

const ENDED = new Set(['auth/user-token-expired', 'auth/user-not-found', 'auth/user-disabled']);
const isEnded = (error: unknown) => ENDED.has(authErrorCode(error));

async function openInbox(uid: string): Promise<void> {
  if (inboxUid === uid) return;
  closeInbox();
  inboxUid = uid;
  const { followInbox } = await import('./session-inbox.ts');
  if (inboxUid !== uid) return;
  stopInbox = followInbox(uid, {
    onTokenChanged: (changedAt) => void refreshOlderThan(changedAt),
    onEnded: (validAfter) => void endSession(uid, validAfter),
    onClosed: (facts) => void endClosed(uid, facts),
    onUnread: (count) => person?.keepUnread(count),
  });
}

function closeInbox(): void {
  stopInbox?.();
  stopInbox = undefined;
  inboxUid = undefined;
  person?.forgetUnread();
}

/** Refreshes a token that is older than the change. Tokens have their time in whole seconds. */
async function refreshOlderThan(changedAt: number): Promise<void> {
  const token = await firebaseAuth()
    .currentUser?.getIdTokenResult()
    .catch(() => undefined);
  if (token && Date.parse(token.issuedAtTime) > changedAt) return;
  await refreshUser();
}

/** Reads the user and the token again. A lost network changes nothing. */
export async function refreshUser(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  try {
    await user.reload();
    await user.getIdToken(true);
  } catch (error) {
    if (isEnded(error) && holds === 0) await end();
  }
}

async function endSession(uid: string, validAfter: number): Promise<void> {
  const check = async () => {
    const session = currentSession();
    if (session.state === 'signed-in' && session.user.uid === uid && session.authTime < validAfter) {
      await end();
    }
  };
  if (holds > 0) held = () => void check();
  else await check();
}

async function endClosed(uid: string, facts: ClosedAccountFacts): Promise<void> {
  const session = currentSession();
  if (session.state === 'signed-in' && session.user.uid === uid) await end(facts);
}

async function end(why: SessionEnd = 'ended-elsewhere'): Promise<void> {
  notifySessionEnd(why);
  await signOut(firebaseAuth());
}

/** Runs `change` without letting it end the session; checks the session afterwards. */
export async function holdSession<T>(change: () => Promise<T>): Promise<T> {
  holds += 1;
  try {
    return await change();
  } finally {
    holds -= 1;
    if (holds === 0) {
      held?.();
      held = undefined;
    }
  }
}
