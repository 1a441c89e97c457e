import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expiredNotifications } from '../data/notifications.ts';
import { unreadOf } from '../notifications/tell.ts';
import { eachAlone, type Named, pagesOf } from './each-alone.ts';

/** Below the 500 writes that one commit may hold. */
const AT_ONCE = 400;
/** The most rounds of a run; what is left waits for the next. */
const ROUNDS = 100;

/** Deletes notifications whose time is over, and counts the unread ones among them no more. Returns how many are gone. */
export async function sweepNotifications(firestore: Firestore, now: Date): Promise<number> {
  let gone = 0;
  let round = 0;
  for await (const docs of pagesOf(expiredNotifications(firestore, now, AT_ONCE), AT_ONCE)) {
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
    if (round === ROUNDS) break;
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
