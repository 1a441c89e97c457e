import { LIMITS } from '@rawi/model/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { type Limit, spend } from '../allowances/spend.ts';
import { CallError } from '../callers/call-error.ts';
import { limitRef } from '../data/documents.ts';

const DAY = 24 * 60 * 60;

/** Counts an upload once, however often its event comes; `false` when the person has had enough for a day. */
export async function spendUpload(db: Firestore, uid: string, uploadId: string, now: Date): Promise<boolean> {
  const once: Limit = { key: `photo_${uid}_${uploadId}`, max: 1, windowSeconds: DAY };
  const daily: Limit = { key: `photos_${uid}`, max: LIMITS.photosPerDay, windowSeconds: DAY };
  try {
    await spend(db, [once, daily], now);
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // It was counted by an earlier try: a refused upload leaves no trace of its own.
    return (await limitRef(db, once.key).get()).exists;
  }
}
