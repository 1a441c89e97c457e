import { LIMITS } from '@rawi/model/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { limitKey } from '../allowances/limit-key.ts';
import { limitRef } from '../allowances/limit-ref.ts';
import { type Limit, spend } from '../allowances/spend.ts';
import { CallError } from '../callers/call-error.ts';
import { inboxRef } from '../data/users.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** What counting uploads needs. */
export interface PhotoCounting {
  readonly firestore: Firestore;
  readonly hashKey: string;
  readonly now: () => Date;
}

/**
 * Counts an upload once, however often its event comes; `false` when the person has reached the daily limit.
 */
export async function spendUpload(
  { firestore: db, hashKey, now }: PhotoCounting,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<boolean> {
  const once: Limit = { key: limitKey({ hashKey }, 'photo', uid, id), max: 1, windowSeconds: DAY_SECONDS };
  const daily: Limit = {
    key: limitKey({ hashKey }, 'photos', uid),
    max: LIMITS.photosPerDay,
    windowSeconds: DAY_SECONDS,
  };
  try {
    await spend(db, [once, daily], now());
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // An earlier attempt counted it: a refused upload leaves no record of its own.
    if ((await limitRef(db, once.key).get()).exists) return true;
    await pauseUploads(
      db,
      uid,
      new Date(now().getTime() + (error.details.retryAfterSeconds ?? DAY_SECONDS) * 1000),
    );
    return false;
  }
}

/** Makes the rules of Storage refuse uploads until then, before they start a function. */
async function pauseUploads(db: Firestore, uid: string, until: Date): Promise<void> {
  const ref = inboxRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const inbox = (await transaction.get(ref)).data() ?? { unread: 0 };
    transaction.set(ref, { ...inbox, pausedUntil: { ...inbox.pausedUntil, photos: until } });
  });
}
