import { getStorage } from 'firebase-admin/storage';
import { uploadsBucket } from '../settings.ts';
import { app } from './app.ts';
import { bucketFiles, type Files } from './files.ts';

/** The project's bucket of published files. */
export function published(): Files {
  return filesOf();
}

/** The bucket that people upload to. */
export function uploads(): Files {
  return filesOf(uploadsBucket.value());
}

/** `IdempotencyStrategy.RetryAlways` of `@google-cloud/storage`, which is no package of ours. */
const RETRY_ALWAYS = 0;

/**
 * A write whose connection broke is retried, which the SDK does not do by default. Here it does not matter
 * whether the first attempt arrived: the same bytes are written, and nothing else writes that file meanwhile.
 */
function filesOf(name?: string): Files {
  const bucket = getStorage(app()).bucket(name);
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucketFiles(bucket);
}
