import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expiredNotifications } from '../data/notifications.ts';
import { unreadOf } from '../notifications/tell.ts';

/** Below the 500 writes that one commit may hold. */
const BATCH = 400;
/** The most rounds of a run; what is left waits for the next. */
const ROUNDS = 100;

/** Deletes notifications whose time is over, and counts the unread ones among them no more. Returns how many are gone. */
export async function sweepNotifications(firestore: Firestore, now: Date): Promise<number> {
  let gone = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { docs } = await expiredNotifications(firestore, now, BATCH).get();
    const byPerson = new Map<string, DocumentReference[]>();
    for (const { ref } of docs) {
      const uid = ref.parent.parent?.id;
      if (uid !== undefined) byPerson.set(uid, [...(byPerson.get(uid) ?? []), ref]);
    }
    for (const [uid, theirs] of byPerson) await deleteOf(firestore, uid, theirs);
    gone += docs.length;
    if (docs.length < BATCH) break;
  }
  return gone;
}

function deleteOf(firestore: Firestore, uid: string, refs: readonly DocumentReference[]): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...refs);
    const countFewer = await unreadOf(transaction, firestore, uid);
    for (const { ref } of found) transaction.delete(ref);
    countFewer(found.filter((notification) => notification.get('read') === false).length);
  });
}
