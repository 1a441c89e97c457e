import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { removeAll } from '../comments/remove-below.ts';
import { blockRef } from '../data/blocks.ts';
import { commentIdsOf, commentsByMentioning } from '../data/comments.ts';
import { publicListsBy } from '../data/lists.ts';
import { settleMentions } from '../notifications/settle-mentions.ts';
import { forgetNotified } from './forget-notified.ts';

/** Who has blocked whom. */
export interface BlockIds {
  readonly uid: string;
  readonly otherUid: string;
}

/**
 * Ends what there is between two people of whom one has blocked the other, in both directions: what they follow of each other, what
 * their feeds have of it, what they were notified of, and that their comments mention each other. Without the block it does nothing, so that nothing comes of an event that is
 * late; twice, or at once with the other's own block, it ends in the same. What begins afterwards is refused by rules and not
 * told by functions.
 */
export async function settleBlock(db: Firestore, { uid, otherUid }: BlockIds, now: Date): Promise<void> {
  if (!(await blockRef(db, uid, otherUid).get()).exists) return;
  await endTies(db, uid, otherUid);
  await endTies(db, otherUid, uid);
  await endMentions(db, uid, otherUid, now);
  await endMentions(db, otherUid, uid, now);
}

/** Up to so many comments of one person that mention another are looked at. */
const MENTIONING = 200;

/** The comments of one person mention another no more: their words stay as they are typed. */
async function endMentions(db: Firestore, by: string, uid: string, now: Date): Promise<void> {
  const { docs } = await commentsByMentioning(db, by, uid, MENTIONING).get();
  for (const { ref } of docs) await settleMentions(db, commentIdsOf(ref), { before: undefined, now });
}

/** What one person follows and hears of another. */
async function endTies(db: Firestore, uid: string, other: string): Promise<void> {
  const listIds = (await publicListsBy(db, other).select().get()).docs.map(({ id }) => id);
  const follows = [paths.follow(uid, other), ...listIds.map((id) => paths.followedList(uid, id))];
  const found = await db.getAll(...follows.map((path) => db.doc(path)), { fieldMask: ['at'] });
  // Their triggers take them out of the library and of the numbers.
  await deleteEach(
    db,
    found.filter(({ exists }) => exists).map(({ ref }) => ref),
  );
  await removeAll(db, db.collection(paths.feed(uid)).where('translator.id', '==', other));
  await forgetNotified(db, uid, { of: other, listIds: new Set(listIds) });
}

/** No more than a person has lists. */
async function deleteEach(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  const batch = db.batch();
  for (const ref of refs) batch.delete(ref);
  await batch.commit();
}
