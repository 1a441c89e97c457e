import { paths } from '@rawi/model/paths';
import { type NotificationContent, notificationExpiry } from '@rawi/model/truth/notification';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { inboxRef } from '../data/users.ts';

/** A notification with its id (`notificationIds`). */
interface Notified {
  readonly id: string;
  readonly content: NotificationContent;
  readonly at: Date;
}

/** What a transaction and a batch have in common. */
interface Writes {
  set(ref: DocumentReference, data: object): unknown;
  set(ref: DocumentReference, data: object, options: { readonly merge: true }): unknown;
}

/** Writes a notification that does not exist yet, and counts it as unread: two writes. */
export function notify(writes: Writes, db: Firestore, uid: string, { id, content, at }: Notified): void {
  const notification = { ...content, at, read: false, expiresAt: notificationExpiry(at) };
  writes.set(db.doc(paths.notification(uid, id)), notification);
  writes.set(db.doc(paths.inbox(uid)), { unread: FieldValue.increment(1) }, { merge: true });
}

/**
 * Reads the unread count, for a transaction that marks notifications read or deletes them. The function that
 * it returns writes the rest, never below zero, because a negative number does not parse.
 */
export async function unreadOf(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<(fewer: number) => void> {
  const inbox = (await transaction.get(inboxRef(db, uid))).data();
  return (fewer) => {
    if (inbox === undefined || fewer === 0) return;
    transaction.update(db.doc(paths.inbox(uid)), { unread: Math.max(0, inbox.unread - fewer) });
  };
}
