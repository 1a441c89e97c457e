import { LIMITS } from '@rawi/model/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { limitKey } from '../allowances/limit-key.ts';
import { limitRef } from '../allowances/limit-ref.ts';
import { type Limit, spend } from '../allowances/spend.ts';
import { CallError } from '../callers/call-error.ts';

const DAY = 24 * 60 * 60;

/** What uploads are counted with. */
export interface PhotoCounting {
  readonly firestore: Firestore;
  readonly hashKey: string;
  readonly now: () => Date;
}

/** Counts an upload once, however often its event comes; `false` when the person has had enough for a day. */
export async function spendUpload(
  { firestore: db, hashKey, now }: PhotoCounting,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<boolean> {
  const once: Limit = { key: limitKey({ hashKey }, 'photo', uid, id), max: 1, windowSeconds: DAY };
  const daily: Limit = {
    key: limitKey({ hashKey }, 'photos', uid),
    max: LIMITS.photosPerDay,
    windowSeconds: DAY,
  };
  try {
    await spend(db, [once, daily], now());
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // It was counted by an earlier try: a refused upload leaves no trace of its own.
    return (await limitRef(db, once.key).get()).exists;
  }
}
