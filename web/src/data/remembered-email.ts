/** The address that was last signed in with on this device; the login form begins with it. */
const KEY = 'rawi-email';

export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // Storage is full or closed: it will have to be typed again.
  }
}

/** For an account that is no more. */
export function forgetEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}
