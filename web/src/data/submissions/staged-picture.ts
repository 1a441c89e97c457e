import { firebaseSettings } from '../../lib/env.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';

let connected = false;

/** A picture that functions have drawn and that is not published: only its owner and reviewers get it, signed in. */
export async function stagedPicture(path: string): Promise<Blob> {
  const { connectStorageEmulator, getBlob, getStorage, ref } = await import('firebase/storage');
  const { storageBucket, emulators } = firebaseSettings();
  const storage = getStorage(firebaseApp(), `gs://${storageBucket}`);
  const address = emulators?.storage;
  if (address !== undefined && !connected) {
    const [host = '', port] = address.split(':');
    connectStorageEmulator(storage, host, Number(port));
    connected = true;
  }
  return await getBlob(ref(storage, path));
}
