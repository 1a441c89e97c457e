import { getStorage } from 'firebase-admin/storage';
import { app } from './app.ts';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The project's bucket. */
export function bucket(): Bucket {
  return getStorage(app()).bucket();
}
