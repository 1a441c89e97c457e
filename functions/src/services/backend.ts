import { getAuth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions/v2';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { type Origin, originOf, probedChain, UNKNOWN_ORIGIN } from '../callers/origin.ts';
import { app } from '../data/app.ts';
import { published } from '../data/bucket.ts';
import { firestore } from '../data/firestore.ts';
import { monitoring } from '../data/monitoring.ts';
import { enqueueAccountTask, enqueueFile } from '../data/queues.ts';
import { deletePhoto } from '../photos/photo-files.ts';
import { cryptoRandom } from '../secrets/random.ts';
import { hashKey, hops, isEmulated } from '../settings.ts';
import type { ViewCounting } from '../views/count-view.ts';
import { dayKeys } from '../views/day-keys.ts';
import { knownChapters } from '../views/known-chapters.ts';
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
    monitoring,
  };
}

export function callContext({ rawRequest }: CallableRequest): CallContext {
  const from = arrival(rawRequest);
  return {
    ...services(),
    ...from,
    // On one machine no proxy reports the client, so all tabs count as one. A request that names an address
    // has the real limits.
    peopleByOrigin: isEmulated && from.origin === UNKNOWN_ORIGIN ? 1000 : 1,
    files: { removePhoto: (photo) => deletePhoto(published(), photo) },
    published: published(),
    enqueueFile,
  };
}

/** Created once in an instance, because it has a memory. */
let counting: ViewCounting | undefined;

/** The services for counting views. */
export function viewCounting(): ViewCounting {
  const db = firestore();
  counting ??= {
    firestore: db,
    now: () => new Date(),
    dayKey: dayKeys(db, cryptoRandom),
    isKnown: knownChapters(db),
  };
  return counting;
}

/** Where a request came from. */
export function arrival({ headers, socket }: CallableRequest['rawRequest']): Origin {
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',') || undefined;
  const from = originOf(forwardedFor, socket.remoteAddress, hops());
  const chain = probedChain(forwardedFor);
  if (chain) logger.info('A request asked for its hops.', { chain, hops: hops(), counted: from.origin });
  return from;
}
