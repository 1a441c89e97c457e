import { deleteApp, initializeApp } from 'firebase/app';
import {
  type AppCheck,
  type AppCheckToken,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseSettings } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Import this file dynamically, before the first request that writes: it asks foreign hosts (decision 061). */

const RECAPTCHA = 'https://www.google.com/recaptcha/';
/** How long a token may take. The SDK itself would wait for a blocked frame for as long as the page lives. */
const TOKEN_MS = 10_000;
/** So long after a failure nobody waits again but those who send something. */
const QUIET_MS = 60_000;

let appCheck: AppCheck | undefined;
let quietUntil = 0;

/** The token that is here, or a new one. Rejects where none comes; soon after a failure at once, unless `isAgain`. */
export async function readAppCheckToken(isAgain: boolean): Promise<string> {
  if (isAgain) quietUntil = 0;
  appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: new CustomProvider({ getToken: newToken }),
    // It would ask for tokens behind pages that only show something.
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(appCheck)).token;
}

async function newToken(): Promise<AppCheckToken> {
  const { appCheckSiteKey, emulators } = firebaseSettings();
  if (emulators !== undefined) return localToken();
  if (appCheckSiteKey === undefined) throw new Error('This site has no App Check.');
  if (performance.now() < quietUntil) throw new Error('No App Check token came a moment ago.');
  try {
    return await tokenOfKey(appCheckSiteKey);
  } catch (error) {
    quietUntil = performance.now() + QUIET_MS;
    throw error;
  }
}

/**
 * A token for the site's key. It is asked for in an app of its own: the SDKs of ours wait for each token without an end,
 * and the provider neither notices a blocked script nor tries again.
 */
async function tokenOfKey(siteKey: string): Promise<AppCheckToken> {
  const asking = initializeApp(firebaseApp().options, 'app-check');
  const giveUp = new AbortController();
  try {
    // Before the script is asked for: its failure may come at once.
    const failed = failure(giveUp.signal);
    const check = initializeAppCheck(asking, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: false,
    });
    const { token } = await Promise.race([getToken(check), failed]);
    return { token, expireTimeMillis: expiryOf(token) };
  } finally {
    giveUp.abort();
    await deleteApp(asking);
  }
}

/** Rejects when a script of reCAPTCHA does not load, or after the time that a token may take. */
function failure(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('No App Check token came in time.')), TOKEN_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.startsWith(RECAPTCHA))
          reject(new Error('The script of reCAPTCHA is blocked.'));
      },
      // The failure of a script does not bubble.
      { capture: true, signal },
    );
  });
}

function expiryOf(token: string): number {
  const payload = token.split('.')[1] ?? '';
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof claims !== 'object' || claims === null || !('exp' in claims) || typeof claims.exp !== 'number') {
    throw new Error('The App Check token does not say how long it is good.');
  }
  return claims.exp * 1000;
}

/** A token of a local run, which the emulated functions read and do not verify. No host is asked for it. */
function localToken(): AppCheckToken {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const claims = { sub: 'local-run', iat: now, exp: now + 3600 };
  return {
    token: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.local`,
    expireTimeMillis: claims.exp * 1000,
  };
}
