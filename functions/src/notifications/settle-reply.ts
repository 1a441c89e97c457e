import { isSame } from '@rawi/model/pages/is-same';
import { paths } from '@rawi/model/paths';
import { isReview } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { notificationExpiry, notificationIds } from '@rawi/model/truth/notification';
import type { Firestore } from 'firebase-admin/firestore';
import { isBlockBetween } from '../data/blocks.ts';
import { comicRef } from '../data/comics.ts';
import { type CommentIds, commentRef } from '../data/comments.ts';
import { notificationRef } from '../data/notifications.ts';
import { userRef } from '../data/users.ts';
import { comicInListOf } from './comic-in-list.ts';
import { notify, unreadOf } from './notify.ts';
import { mayTell, ratingToKeep } from './rated-for.ts';

/** The parts of an answer that decide whether somebody is notified of it; null if nobody is. */
function notificationIn(reply: Comment | undefined) {
  if (!reply || reply.parent === null || reply.uid === null || reply.author === null) return null;
  if (reply.deleted || reply.hidden || isReview(reply)) return null;
  return { parent: reply.parent, uid: reply.uid, author: { name: reply.author.name }, at: reply.at };
}

/** Removes somebody's notification of an answer, whatever happened to the answer. */
export async function takeBackReply(db: Firestore, uid: string, ids: CommentIds): Promise<void> {
  const ref = notificationRef(db, uid, notificationIds.reply(ids.comicId, ids.commentId));
  await db.runTransaction(async (transaction) => {
    const was = (await transaction.get(ref)).data();
    if (!was) return;
    const countFewer = await unreadOf(transaction, db, uid);
    transaction.delete(ref);
    countFewer(was.read ? 0 : 1);
  });
}

/** Whether a change of a comment can change the notification of its parent's author. */
export function changesNotification(before: Comment | undefined, after: Comment | undefined): boolean {
  return !isSame(notificationIn(before), notificationIn(after));
}

/**
 * Notifies the author of a comment of an answer to it, with its current words; removes the notification once
 * the answer no longer shows. Nobody is notified of their own answers, of answers by people they ignore or
 * between whom and them there is a block, against their settings, or under a comic that their lists would not show them. It is idempotent: twice, late or in any order it ends in the same.
 */
export async function settleReply(
  db: Firestore,
  ids: CommentIds,
  parentId: string,
  now: Date,
): Promise<void> {
  const parent = (await commentRef(db, { ...ids, commentId: parentId }).get()).data();
  const uid = parent?.uid;
  if (uid === undefined || uid === null) return;
  const id = notificationIds.reply(ids.comicId, ids.commentId);
  await db.runTransaction(async (transaction) => {
    const [reply, told] = await Promise.all([
      transaction.get(commentRef(db, ids)),
      transaction.get(notificationRef(db, uid, id)),
    ]);
    const content = notificationIn(reply.data());
    const was = told.data();
    if (was) {
      if (content) return;
      const countFewer = await unreadOf(transaction, db, uid);
      transaction.delete(told.ref);
      countFewer(was.read ? 0 : 1);
      return;
    }
    // A notification from long ago does not come back after it has expired.
    if (!content || content.uid === uid || notificationExpiry(content.at) <= now) return;
    const [blocked, ignored, user, comic] = await Promise.all([
      isBlockBetween(transaction, db, uid, content.uid),
      transaction.get(db.doc(paths.ignoredPerson(uid, content.uid))),
      transaction.get(userRef(db, uid)),
      transaction.get(comicRef(db, ids.comicId)),
    ]);
    const [settings, about] = [user.data()?.settings, comic.data()];
    if (blocked || ignored.exists || !settings?.notifications.comments || !about) return;
    if (!mayTell(about, settings.wish)) return;
    notify(transaction, db, uid, {
      id,
      at: now,
      content: {
        kind: 'reply',
        ...comicInListOf(ids.comicId, about),
        ...ratingToKeep(about),
        commentId: ids.commentId,
        parent: parentId,
        author: content.author,
      },
    });
  });
}
