import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { firebaseSettings } from './env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Import this file dynamically: Firestore must not weigh on the first paint. */

let firestore: Firestore | undefined;

function database(): Firestore {
  if (firestore) return firestore;
  // The caller handles and reports a failure; the SDK would log a lost network as an error.
  setLogLevel('silent');
  firestore = getFirestore(firebaseApp());
  const address = firebaseSettings().emulators?.firestore;
  if (address !== undefined) {
    const [host = '', port] = address.split(':');
    connectFirestoreEmulator(firestore, host, Number(port));
  }
  return firestore;
}

/**
 * The document's fields, or `undefined` when there is none; one billed read. Rejects when it cannot be read.
 */
export async function readDocument(path: string): Promise<unknown> {
  const snapshot = await getDoc(doc(database(), path));
  return snapshot.data();
}
