import { paths } from '@rawi/model/paths';
import { ERASURE_TRIES } from '@rawi/model/truth/erasure';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { erasureRef } from '../data/documents.ts';
import { type ErasureServices, eraseAgain } from '../erasure/erase-account.ts';
import { eachDue } from './each-alone.ts';

/** The number of erasures of one run; the rest waits for the next. */
const MAX_ERASURES = 20;
const MINUTE_MS = 60_000;
/** Minutes. The waiting time doubles after each failure up to a day: an erasure is never given up. */
const MAX_WAIT_MINUTES = 24 * 60;

/**
 * Erases accounts a second time once their last token has expired. One that fails waits longer each time,
 * behind all others; after a few failures it is `stuck`, which admins see, and is tried each day.
 */
export async function sweepErasures(services: ErasureServices): Promise<number> {
  const { firestore: db, now } = services;
  const due = db.collection(paths.erasures()).where('dueAt', '<=', now()).orderBy('dueAt');
  const failure = 'An account could not be erased once more.';
  const putOff = async ({ id }: QueryDocumentSnapshot) => {
    const ref = erasureRef(db, id);
    await db.runTransaction(async (transaction) => {
      // A document that cannot be read counts as never tried.
      const document = await transaction.get(db.doc(ref.path));
      const stored: unknown = document.get('tries');
      const isErased = document.get('isErased') === true;
      const tries = (typeof stored === 'number' ? stored : 0) + 1;
      const minutes = Math.min(5 * 2 ** tries, MAX_WAIT_MINUTES);
      const dueAt = new Date(now().getTime() + minutes * MINUTE_MS);
      transaction.set(ref, {
        dueAt,
        tries,
        ...(tries >= ERASURE_TRIES && { stuck: true }),
        ...(isErased && { isErased }),
      });
    });
  };
  return await eachDue({ due, failure, most: MAX_ERASURES, putOff }, async ({ id }) => {
    await eraseAgain(services, id);
    return true;
  });
}
