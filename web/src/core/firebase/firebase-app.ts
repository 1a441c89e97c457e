import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { firebaseSettings } from './env.ts';

/** The one Firebase app of this page. Import this file dynamically: the first paint needs no SDK. */
export function firebaseApp(): FirebaseApp {
  const existing = getApps()[0];
  if (existing) return existing;
  const { emulators: _, contactAddress: __, ...options } = firebaseSettings();
  return initializeApp(options);
}
