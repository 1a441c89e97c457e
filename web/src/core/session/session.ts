import { useSyncExternalStore } from 'react';
import { personOnDevice } from './person-on-device.ts';
import { SignInError, signInError } from './session-errors.ts';
import { onSessionHint, readSessionHint } from './session-hint.ts';
import { currentSession, onSession, type Session, setSession, whenSession } from './session-store.ts';

export { onSessionEnd, type Session, type SessionUser } from './session-store.ts';

/**
 * Who is signed in. A page starts as a visitor's unless this device remembers a sign-in; only then, or when a
 * form signs in, is the SDK loaded.
 */

let watching: Promise<void> | undefined;

const watchCode = () => Promise.all([import('./session-watch.ts'), personOnDevice()]);

function watch(): Promise<void> {
  watching ??= watchCode()
    .then(([{ watchSession }, ofPerson]) => watchSession(ofPerson))
    .catch(giveUp);
  return watching;
}

/** The code of the sign-in failed to load: the page goes on as a visitor's, and the next one tries again. */
function giveUp(error: unknown): void {
  watching = undefined;
  console.warn('Who is signed in could not be found out.', error);
  setSession({ state: 'signed-out' });
}

/** On a device that remembers no sign-in, the person is a visitor; this is known before anything is drawn. */
export function assumeVisitor(): void {
  if (!readSessionHint()) setSession({ state: 'signed-out' });
}

/**
 * Reads the session, once. Called after the first paint, or earlier by code that needs the session at once.
 */
export function startSession(): void {
  if (watching) return;
  if (readSessionHint()) void watch();
  else setSession({ state: 'signed-out' });
}

/** Notices a sign-in of another tab. */
export function followOtherTabs(): void {
  onSessionHint((hint) => {
    if (hint) void watch();
  });
}

/** The session, once it is known. */
export function knownSession(): Promise<Session> {
  startSession();
  return whenSession();
}

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, currentSession);
}

const authCode = () => Promise.all([import('firebase/auth'), import('../firebase/auth.ts')]);

/**
 * Loads the code of a sign-in, beside its form: if the network goes meanwhile, it only has to come back.
 * Never rejects.
 */
export async function prepareSignIn(): Promise<void> {
  if (navigator.onLine) await Promise.allSettled([watchCode(), authCode()]);
}

/** Signs in on this device; resolves once the session has changed. Rejects with a `SignInError`. */
export async function signIn(email: string, password: string): Promise<void> {
  // A browser remembers a failed import for as long as a page lives, so without a network the code is not
  // requested.
  if (!navigator.onLine) throw new SignInError('offline', undefined);
  try {
    await watch();
    const [{ signInWithEmailAndPassword }, { firebaseAuth }] = await authCode();
    const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password);
    await whenSession((session) => session.state === 'signed-in' && session.user.uid === user.uid);
  } catch (error) {
    throw unreachable(error) ? new SignInError('offline', error) : signInError(error);
  }
}

/**
 * Signs in again with the password, which restarts the session (`authTime`). Rejects with a `SignInError`.
 */
export async function reauthenticate(password: string): Promise<void> {
  try {
    const [{ EmailAuthProvider, reauthenticateWithCredential }, { firebaseAuth }] = await authCode();
    const user = firebaseAuth().currentUser;
    if (!user?.email) throw new Error('Nobody is signed in.');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    await user.getIdToken(true);
  } catch (error) {
    throw unreachable(error) ? new SignInError('offline', error) : signInError(error);
  }
}

/** Ends the session on this device. */
export async function signOut(): Promise<void> {
  await watch();
  const [{ signOut: end }, { firebaseAuth }] = await authCode();
  await end(firebaseAuth());
  await whenSession((session) => session.state === 'signed-out');
}

/** Requests a new token and the newest name, photo and address, after a call has changed them. */
export async function refreshSession(): Promise<void> {
  const { refreshUser } = await import('./session-watch.ts');
  await refreshUser();
}

/**
 * Runs a change that ends every session and restarts this one (another password), so that this session is not
 * taken for one that was ended elsewhere.
 */
export async function replaceSession<T>(change: () => Promise<T>): Promise<T> {
  const { holdSession } = await import('./session-watch.ts');
  return holdSession(change);
}

/** Code that a form loads when it is sent does not arrive without a network. */
function unreachable(error: unknown): boolean {
  return !navigator.onLine && error instanceof TypeError;
}
