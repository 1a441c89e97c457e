import { paths } from '@rawi/model/paths';
import { type FanOut, fanOutIdOf, fanOutSchema } from '@rawi/model/truth/fan-out';
import { type Notification, notificationIds, notificationSchema } from '@rawi/model/truth/notification';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(notificationSchema, (told, id) => nameOf(told) ?? id);
const fanOutConverter = converterOf(fanOutSchema, ({ chapterId, asks }, id) =>
  id === chapterId ? id : fanOutIdOf(asks[0] ?? 'nothing', chapterId),
);

/** The name that a notification has by what it tells; that of a decision is nothing of what it says. */
function nameOf(told: Notification): string | undefined {
  switch (told.kind) {
    case 'chapter':
      return notificationIds.chapter(told.chapterId);
    case 'reply':
      return notificationIds.reply(told.comicId, told.commentId);
    case 'hidden':
      return notificationIds.hidden(told.comicId, told.commentId);
    case 'decision':
      return undefined;
  }
}

export function notificationRef(db: Firestore, uid: string, id: string): DocumentReference<Notification> {
  return db.doc(paths.notification(uid, id)).withConverter(converter);
}

/** What a person was told and has not read, a bounded number, as it is stored. */
export function unreadNotifications(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.notifications(uid)).where('read', '==', false).limit(limit);
}

/** What a person was told from one time until before another, from the newest, a bounded number. */
export function notificationsIn(
  db: Firestore,
  uid: string,
  { since, until }: { readonly since: Date; readonly until: Date },
  limit: number,
): Query<Notification> {
  const all = db.collection(paths.notifications(uid)).withConverter(converter);
  return all.where('at', '>=', since).where('at', '<', until).orderBy('at', 'desc').limit(limit);
}

/** Notifications of all people that are to be deleted, a bounded number, as they are stored. */
export function expiredNotifications(db: Firestore, now: Date, limit: number): Query {
  return db.collectionGroup('notifications').where('expiresAt', '<=', now).orderBy('expiresAt').limit(limit);
}

export function fanOutRef(db: Firestore, fanOutId: string): DocumentReference<FanOut> {
  return db.doc(paths.fanOut(fanOutId)).withConverter(fanOutConverter);
}

/** Fan-outs whose task was lost, a bounded number. */
export function overdueFanOuts(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.fanOuts()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}
