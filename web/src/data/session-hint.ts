import { isRole, type Role } from '@rawi/model/roles';

/** What this device remembers of a sign-in, so that a visitor's pages know without the SDK that there is none. */
export interface SessionHint {
  readonly uid: string;
  /** When the session began, in milliseconds since the epoch. */
  readonly authTime: number;
  /** What the interface shows while the token cannot be read, without a network; never a permission. */
  readonly roles: readonly Role[];
}

export const SESSION_HINT_KEY = 'rawi-session';

export function readSessionHint(): SessionHint | undefined {
  try {
    return parseSessionHint(localStorage.getItem(SESSION_HINT_KEY));
  } catch {
    return undefined;
  }
}

/** Reads what was stored; anything else than a hint is none. */
export function parseSessionHint(stored: string | null): SessionHint | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const { uid, authTime, roles } = value as Readonly<Record<string, unknown>>;
    if (typeof uid !== 'string' || uid === '' || typeof authTime !== 'number') return undefined;
    return { uid, authTime, roles: Array.isArray(roles) ? roles.filter(isRole) : [] };
  } catch {
    return undefined;
  }
}

export function keepSessionHint(hint: SessionHint | undefined): void {
  try {
    if (hint) localStorage.setItem(SESSION_HINT_KEY, JSON.stringify(hint));
    else localStorage.removeItem(SESSION_HINT_KEY);
  } catch {
    // Storage is full or closed: the session lasts as long as the SDK keeps it in this tab.
  }
}
