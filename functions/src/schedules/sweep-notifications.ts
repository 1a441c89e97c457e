import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expiredNotifications } from '../data/notifications.ts';
import { unreadOf } from '../notifications/notify.ts';
import { eachAlone, type Named, pagesOf } from './each-alone.ts';

/** Below the 500 writes that one commit may hold. */
const BATCH = 400;
/** The maximum number of rounds of a run; the rest waits for the next. */
const MAX_ROUNDS = 100;

/**
 * Deletes expired notifications, and subtracts the unread ones from the unread count. Returns how many were
 * deleted.
 */
export async function sweepNotifications(firestore: Firestore, now: Date): Promise<number> {
  let gone = 0;
  let round = 0;
  for await (const docs of pagesOf(expiredNotifications(firestore, now, BATCH), BATCH)) {
    const byPerson = new Map<string, DocumentReference[]>();
    for (const { ref } of docs) {
      const uid = ref.parent.parent?.id;
      if (uid !== undefined) byPerson.set(uid, [...(byPerson.get(uid) ?? []), ref]);
    }
    const named: Named<[string, unknown]> = {
      failure: 'What somebody was told long ago was not deleted.',
      name: ([uid]) => paths.notifications(uid),
    };
    await eachAlone(byPerson, named, async ([uid, theirs]) => {
      await deleteOf(firestore, uid, theirs);
      gone += theirs.length;
      return true;
    });
    round += 1;
    if (round === MAX_ROUNDS) break;
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
