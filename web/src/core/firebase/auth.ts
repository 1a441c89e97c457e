import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { firebaseSettings } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Import this file dynamically: a visitor's pages need no sign-in. */

let auth: Auth | undefined;

/** Sign-in that outlives the tab; without the code for pop-ups and redirects, which no form of ours uses. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const address = firebaseSettings().emulators?.auth;
  if (address !== undefined) connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true });
  return auth;
}
