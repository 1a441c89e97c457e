import { getAuth } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { app } from '../data/app.ts';
import { bucket } from '../data/bucket.ts';
import { firestore } from '../data/firestore.ts';
import { enqueueAccountTask } from '../data/queues.ts';
import { deletePhoto } from '../photos/photo-files.ts';
import { hashKey, isEmulated } from '../settings.ts';
import { cryptoRandom } from './random.ts';
import type { CallContext, Services } from './services.ts';

/** The project's own services. */
export function services(): Services {
  return {
    firestore: firestore(),
    auth: getAuth(app()),
    now: () => new Date(),
    random: cryptoRandom,
    hashKey: hashKey(),
    enqueue: enqueueAccountTask,
  };
}

export function callContext({ rawRequest }: CallableRequest): CallContext {
  return {
    ...services(),
    origin: rawRequest.ip ?? 'unknown',
    // On one machine all tests and tabs come from the same address.
    peopleByOrigin: isEmulated ? 1000 : 1,
    files: { removePhoto: (photo) => deletePhoto(bucket(), photo) },
  };
}
