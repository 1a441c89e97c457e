import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { firebaseSettings } from './env.ts';
import { firebaseApp } from './firebase-app.ts';
import { followNetwork } from './follow-network.ts';
import { skipCleanupOnLeave } from './skip-cleanup.ts';

/**
 * Import this file dynamically, for signed-in people only: it brings the whole SDK, with its cache shared by
 * all tabs.
 */

let firestore: Firestore | undefined;
let stopFollowing = () => {};

export function firebaseFirestore(): Firestore {
  if (firestore) return firestore;
  // The caller handles and reports a failure; the SDK would log a lost network as an error.
  setLogLevel('silent');
  skipCleanupOnLeave();
  firestore = initializeFirestore(firebaseApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  const address = firebaseSettings().emulators?.firestore;
  if (address !== undefined) {
    const [host = '', port] = address.split(':');
    connectFirestoreEmulator(firestore, host, Number(port));
  }
  stopFollowing = followNetwork(firestore);
  return firestore;
}

/**
 * Stops Firestore and deletes its copies from this device; the next call opens a new one. Rejects while another
 * tab still holds them.
 */
export async function forgetFirestore(): Promise<void> {
  const former = firebaseFirestore();
  firestore = undefined;
  stopFollowing();
  await terminate(former);
  await clearIndexedDbPersistence(former);
}
