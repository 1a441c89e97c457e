import type { FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const token = `${part({ alg: 'none' })}.${part({ sub: 'local-run', exp: inAnHour })}.local`;

/** What a call sends that is written by hand: local runs demand App Check, and take any token for good. */
export const LOCAL_TOKEN = { 'x-firebase-appcheck': token };

/** Makes the calls of an app carry a token as those of the site do. */
export function sendLocalToken(app: FirebaseApp): void {
  initializeAppCheck(app, {
    provider: new CustomProvider({ getToken: async () => ({ token, expireTimeMillis: inAnHour * 1000 }) }),
    isTokenAutoRefreshEnabled: false,
  });
}
