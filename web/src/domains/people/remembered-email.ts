import { keptText } from '../../core/device/device-store.ts';

/** The address of the last sign-in on this device; the login form starts with it. */
const email = keptText('localStorage', 'email', (stored) => stored);

export const rememberedEmail = (): string => email.read() ?? '';

export function rememberEmail(address: string): void {
  email.keep(address);
}

/** Forgets it, when the account no longer exists. */
export function forgetEmail(): void {
  email.keep(undefined);
}
