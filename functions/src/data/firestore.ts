import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { app } from './app.ts';

/** The project's Firestore, connected at the first call. */
export function firestore(): Firestore {
  return getFirestore(app());
}
