import { storagePaths } from '@rawi/model/paths';
import { appCheckToken } from '../../core/firebase/app-check-token.ts';
import { firebaseSettings } from '../../core/firebase/env.ts';
import { firebaseApp } from '../../core/firebase/firebase-app.ts';
import { ownWrite } from '../../core/session/refused-write.ts';

let connected = false;

/**
 * Uploads a new photo, which a function then redraws. Resolves with the upload's id, under which the profile
 * reports the outcome. `onProgress` gets a fraction from 0 to 1. Rejects when it cannot be sent.
 */
export async function uploadPhoto(
  uid: string,
  photo: Blob,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const { connectStorageEmulator, getStorage, ref, uploadBytesResumable } = await import('firebase/storage');
  await appCheckToken('again');
  const { uploadsBucket, emulators } = firebaseSettings();
  const storage = getStorage(firebaseApp(), `gs://${uploadsBucket}`);
  const address = emulators?.storage;
  if (address !== undefined && !connected) {
    const [host = '', port] = address.split(':');
    connectStorageEmulator(storage, host, Number(port));
    connected = true;
  }
  const uploadId = crypto.randomUUID();
  const task = uploadBytesResumable(ref(storage, storagePaths.incomingPhoto(uid, uploadId)), photo, {
    contentType: photo.type,
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await ownWrite(async () => task);
  return uploadId;
}
