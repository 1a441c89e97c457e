import { paths } from '@rawi/model/paths';
import { type Notification, notificationSchema } from '@rawi/model/truth/notification';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { commentRef } from '../data/comments.ts';
import { newestNotifications, notificationRef } from '../data/notifications.ts';
import { unreadOf } from '../notifications/notify.ts';

/** How many of a person's notifications are looked through; older ones have been seen, and go by themselves. */
const NEWEST = 200;

const reader = reading(notificationSchema);

/** Whose doing a notification tells. */
interface Teller {
  readonly of: string;
  /** Their public lists. */
  readonly listIds: ReadonlySet<string>;
}

/**
 * Deletes what a person was notified of somebody, read or not, among their newest notifications: answers, mentions, chapters and news of
 * lists. Reviewers' decisions are nobody's.
 */
export async function forgetNotified(db: Firestore, uid: string, teller: Teller): Promise<void> {
  const { docs } = await newestNotifications(db, uid, NEWEST).get();
  const read = docs.flatMap((stored) => {
    const { success, data } = reader.safeParse(stored.data());
    return success ? [{ id: stored.id, told: data }] : [];
  });
  const authors = await authorsOf(
    db,
    read.map(({ told }) => told),
  );
  const ids = read.filter(({ told }) => isBy(told, teller, authors)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.runTransaction(async (transaction) => {
    const told = await transaction.getAll(...ids.map((id) => notificationRef(db, uid, id)));
    const countFewer = await unreadOf(transaction, db, uid);
    const left = told.filter(({ exists }) => exists);
    for (const { ref } of left) transaction.delete(ref);
    countFewer(left.filter((each) => each.get('read') === false).length);
  });
}

function isOfComment(told: Notification) {
  return told.kind === 'reply' || told.kind === 'mention';
}

/** Who has written the comments that some notifications are about, by the comment's path. */
async function authorsOf(
  db: Firestore,
  notifications: readonly Notification[],
): Promise<ReadonlyMap<string, unknown>> {
  const refs = notifications.flatMap((told) => (isOfComment(told) ? [commentRef(db, told)] : []));
  if (refs.length === 0) return new Map();
  const comments = await db.getAll(...refs, { fieldMask: ['uid'] });
  return new Map(comments.map((comment) => [comment.ref.path, comment.get('uid')]));
}

function isBy(told: Notification, { of, listIds }: Teller, authors: ReadonlyMap<string, unknown>): boolean {
  switch (told.kind) {
    case 'reply':
    case 'mention':
      return authors.get(paths.comment(told.comicId, told.commentId)) === of;
    case 'chapter':
      return told.translator?.id === of;
    case 'list':
      return listIds.has(told.listId);
    case 'hidden':
    case 'hiddenList':
    case 'suggestion':
    case 'decision':
    case 'unsubmitted':
    case 'transcript':
      return false;
  }
}
