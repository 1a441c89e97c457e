import { paths } from '@rawi/model/paths';
import { ERASURE_TRIES } from '@rawi/model/truth/erasure';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { erasureRef } from '../data/documents.ts';
import { type ErasureServices, eraseAgain } from '../erasure/erase-account.ts';
import { eachDue } from './each-alone.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const MOST = 20;
const MINUTE = 60_000;
/** After each failure twice as long, and never longer than a day: an erasure is never given up. */
const LONGEST = 24 * 60;

/**
 * Erases accounts once more whose last token has ended. One that fails waits longer each time, behind all others; after a
 * few failures it is `stuck`, which admins see, and is tried each day.
 */
export async function sweepErasures(services: ErasureServices): Promise<number> {
  const { firestore: db, now } = services;
  const due = db.collection(paths.erasures()).where('dueAt', '<=', now()).orderBy('dueAt');
  const failure = 'An account could not be erased once more.';
  const putOff = async ({ id }: QueryDocumentSnapshot) => {
    const ref = erasureRef(db, id);
    await db.runTransaction(async (transaction) => {
      // What cannot be read counts as never tried.
      const stored: unknown = (await transaction.get(db.doc(ref.path))).get('tries');
      const tries = (typeof stored === 'number' ? stored : 0) + 1;
      const minutes = Math.min(5 * 2 ** tries, LONGEST);
      const dueAt = new Date(now().getTime() + minutes * MINUTE);
      transaction.set(ref, { dueAt, tries, ...(tries >= ERASURE_TRIES && { stuck: true }) });
    });
  };
  return await eachDue({ due, failure, most: MOST, putOff }, async ({ id }) => {
    await eraseAgain(services, id);
    return true;
  });
}
