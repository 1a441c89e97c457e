import type { Firestore } from 'firebase-admin/firestore';
import { askRef, wantedByPerson, wantedRef } from '../data/asks.ts';

/** As many as are read at once. */
const BATCH = 100;

/** Takes a person off those who want something. An open ask that nobody wants any more goes. */
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

/** The same for all that a person wants, when their account goes. */
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
