import { getStorage } from 'firebase-admin/storage';
import { uploadsBucket } from '../settings.ts';
import { app } from './app.ts';
import { bucketFiles, type Files } from './files.ts';

/** The project's bucket of published files. */
export function published(): Files {
  return bucketFiles(getStorage(app()).bucket());
}

/** The bucket that people upload to. */
export function uploads(): Files {
  return bucketFiles(getStorage(app()).bucket(uploadsBucket.value()));
}
