import { keptText } from '../../core/device/device-store.ts';

/**
 * This browser's marker of a sign-up until its address is confirmed. It shows that the person who opens the
 * mailed link here is the one who chose the password. In any other browser the link asks for a new password.
 */
const kept = keptText('localStorage', 'signUpMarker', (stored) => stored);

/** The marker of a waiting sign-up, or a new one; undefined without storage. */
export function keepSignUpMarker(): string | undefined {
  const marker = kept.read() ?? crypto.randomUUID();
  return kept.keep(marker) ? marker : undefined;
}

export const signUpMarker = kept.read;

/** Forgets the marker after the address is confirmed. */
export function forgetSignUpMarker(): void {
  kept.keep(undefined);
}
