import { keptText } from '../../core/device/device-store.ts';

/** The address that was last signed in with on this device; the login form begins with it. */
const email = keptText('localStorage', 'email', (stored) => stored);

export const rememberedEmail = (): string => email.read() ?? '';

export function rememberEmail(address: string): void {
  email.keep(address);
}

/** For an account that is no more. */
export function forgetEmail(): void {
  email.keep(undefined);
}
