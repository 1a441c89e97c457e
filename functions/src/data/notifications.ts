import { paths } from '@rawi/model/paths';
import { type FanOut, fanOutIdOf, fanOutSchema, listFanOutIdOf } from '@rawi/model/truth/fan-out';
import { type Notification, notificationIds, notificationSchema } from '@rawi/model/truth/notification';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(notificationSchema, (told, id) => nameOf(told) ?? id);
const fanOutConverter = converterOf(fanOutSchema, (about, id) => {
  if ('listId' in about) return listFanOutIdOf(about.listId);
  const { chapterId, asks } = about;
  return id === chapterId ? id : fanOutIdOf(asks[0] ?? 'nothing', chapterId);
});

/**
 * The name of a notification, derived from what it is about; the name of a decision is not derived from its
 * content, nor is that of a draft that was not submitted, or of a text, which have a time.
 */
function nameOf(told: Notification): string | undefined {
  switch (told.kind) {
    case 'chapter':
      return notificationIds.chapter(told.chapterId);
    case 'reply':
      return notificationIds.reply(told.comicId, told.commentId);
    case 'mention':
      return notificationIds.mention(told.comicId, told.commentId);
    case 'hidden':
      return notificationIds.hidden(told.comicId, told.commentId);
    case 'list':
      return notificationIds.list(told.listId);
    case 'suggestion':
      return notificationIds.suggestion(told.suggestionId);
    case 'decision':
    case 'unsubmitted':
    case 'transcript':
    // Its name is of the public list, and it shows the private one.
    case 'hiddenList':
      return undefined;
  }
}

export function notificationRef(db: Firestore, uid: string, id: string): DocumentReference<Notification> {
  return db.doc(paths.notification(uid, id)).withConverter(converter);
}

/** A person's unread notifications, a bounded number, as they are stored. */
export function unreadNotifications(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.notifications(uid)).where('read', '==', false).limit(limit);
}

/** A person's notifications from one time until before another, newest first, a bounded number. */
export function notificationsIn(
  db: Firestore,
  uid: string,
  { since, until }: { readonly since: Date; readonly until: Date },
  limit: number,
): Query<Notification> {
  const all = db.collection(paths.notifications(uid)).withConverter(converter);
  return all.where('at', '>=', since).where('at', '<', until).orderBy('at', 'desc').limit(limit);
}

/** A person's newest notifications, a bounded number, as they are stored. */
export function newestNotifications(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.notifications(uid)).orderBy('at', 'desc').limit(limit);
}

/** Expired notifications of all people, a bounded number, as they are stored. */
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
