import { isRole, type Role } from '@rawi/model/lists/roles';
import { fieldOf, keptJson } from '../device/device-store.ts';

/**
 * What this device remembers of a sign-in, so that a visitor's page knows without the SDK that there is none.
 */
export interface SessionHint {
  readonly uid: string;
  /** When the session began, in milliseconds since the epoch. */
  readonly authTime: number;
  /** What the interface shows while the token cannot be read without a network; never a permission. */
  readonly roles: readonly Role[];
}

const kept = keptJson('localStorage', 'session', (value): SessionHint | undefined => {
  const [uid, authTime, roles] = ['uid', 'authTime', 'roles'].map((name) => fieldOf(value, name));
  if (typeof uid !== 'string' || uid === '' || typeof authTime !== 'number') return undefined;
  return { uid, authTime, roles: Array.isArray(roles) ? roles.filter(isRole) : [] };
});

export const readSessionHint = kept.read;
export const parseSessionHint = kept.parse;
/** Calls back when another tab signs in or out. */
export const onSessionHint = kept.onOtherTab;

/** Keeps the hint. Without storage the session lasts as long as the SDK keeps it in this tab. */
export function keepSessionHint(hint: SessionHint | undefined): void {
  kept.keep(hint);
}
