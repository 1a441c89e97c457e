import type { Comment } from '@rawi/model/truth/comment';
import { notificationIds } from '@rawi/model/truth/notification';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { comicRef } from '../data/comics.ts';
import type { CommentIds } from '../data/comments.ts';
import { notificationRef } from '../data/notifications.ts';
import { comicInListOf } from './comic-in-list.ts';
import { notify, unreadOf } from './notify.ts';
import { ratingToKeep } from './rated-for.ts';

/**
 * Notifies the author of a comment why it is hidden, again for each new reason; without a reason it removes
 * the notification. Reads first; the function that it returns writes, in the same transaction.
 */
export async function settleHidden(
  transaction: Transaction,
  db: Firestore,
  ids: CommentIds,
  {
    uid,
    reason,
  }: { readonly uid: Comment['uid']; readonly reason: NonNullable<Comment['hidden']>['reason'] | undefined },
): Promise<(now: Date) => void> {
  if (uid === null) return () => {};
  const id = notificationIds.hidden(ids.comicId, ids.commentId);
  const [told, comic, countUnread] = await Promise.all([
    transaction.get(notificationRef(db, uid, id)),
    transaction.get(comicRef(db, ids.comicId)),
    unreadOf(transaction, db, uid),
  ]);
  const [was, about] = [told.data(), comic.data()];
  return (now) => {
    if (was && reason === undefined) transaction.delete(told.ref);
    // An existing notification is overwritten, and counts once.
    if (was && !was.read) countUnread(1);
    if (reason === undefined || !about) return;
    const content = {
      kind: 'hidden',
      ...comicInListOf(ids.comicId, about),
      ...ratingToKeep(about),
      commentId: ids.commentId,
      reason,
    } as const;
    notify(transaction, db, uid, { id, at: now, content });
  };
}
