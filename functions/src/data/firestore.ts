import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's Firestore, connected at the first call, so that loading the code for its names costs nothing. */
export function firestore(): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp());
}
