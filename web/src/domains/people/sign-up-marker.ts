import { keptText } from '../../core/device/device-store.ts';

/**
 * What this browser keeps of a sign-up until its address is confirmed: it shows that who opens the mailed link here is who
 * chose the password. Elsewhere the link asks for a new one.
 */
const kept = keptText('localStorage', 'signUpMarker', (stored) => stored);

/** The marker of a sign-up that waits, or a new one; nothing where nothing can be kept. */
export function keepSignUpMarker(): string | undefined {
  const marker = kept.read() ?? crypto.randomUUID();
  return kept.keep(marker) ? marker : undefined;
}

export const signUpMarker = kept.read;

/** For an address that is confirmed. */
export function forgetSignUpMarker(): void {
  kept.keep(undefined);
}
