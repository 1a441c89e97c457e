import type { Role } from '@rawi/model/lists/roles';
import type { ClosedAccountFacts } from './account-end.ts';

export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | undefined;
  readonly photoURL: string | undefined;
  /** From the custom claims of the token. */
  readonly roles: readonly Role[];
}

export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  /** `authTime`: when the password was given, in milliseconds since the epoch. */
  | { readonly state: 'signed-in'; readonly user: SessionUser; readonly authTime: number };

/** Why a session ended that was not ended in this tab: elsewhere, or because the account was closed. */
export type SessionEnd = 'ended-elsewhere' | ClosedAccountFacts;

let session: Session = { state: 'unknown' };
const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();

export const currentSession = (): Session => session;

export function setSession(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  for (const listener of listeners) listener();
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves with the first known session for which `matches` is true. */
export function whenSession(matches: (session: Session) => boolean = () => true): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.state === 'unknown' || !matches(session)) return false;
      resolve(session);
      return true;
    };
    if (look()) return;
    const stop = onSession(() => {
      if (look()) stop();
    });
  });
}

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export function notifySessionEnd(end: SessionEnd): void {
  for (const listener of endListeners) listener(end);
}
