import type { Firestore } from 'firebase-admin/firestore';
import { askRef, wantedByPerson, wantedRef } from '../data/asks.ts';

/** Documents read at once. */
const BATCH = 100;

/** Removes a person from those who want something. An open ask that nobody wants any more is deleted. */
export async function leave(db: Firestore, askId: string, uid: string): Promise<void> {
  const [ref, wantedAt] = [askRef(db, askId), wantedRef(db, askId, uid)];
  await db.runTransaction(async (transaction) => {
    const [stored, wanted] = await Promise.all([transaction.get(ref), transaction.get(wantedAt)]);
    if (!wanted.exists) return;
    const ask = stored.data();
    transaction.delete(wantedAt);
    if (!ask) return;
    const readers = Math.max(0, ask.readers - 1);
    if (readers === 0 && ask.state === 'open') transaction.delete(ref);
    else transaction.update(ref, { readers });
  });
}

/** Does the same for everything that a person wants, when their account is deleted. */
export async function leaveAll(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await wantedByPerson(db, uid, BATCH).get();
    if (docs.length === 0) return;
    for (const wanted of docs) {
      const askId = wanted.ref.parent.parent?.id;
      if (askId !== undefined) await leave(db, askId, uid);
    }
  }
}
