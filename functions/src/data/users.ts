import { paths } from '@rawi/model/paths';
import { type Inbox, inboxSchema, type User, userSchema } from '@rawi/model/truth/user';
import { type DocumentReference, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const userConverter = converterOf(userSchema);
const inboxConverter = converterOf(inboxSchema);

export function userRef(db: Firestore, uid: string): DocumentReference<User> {
  return db.doc(paths.user(uid)).withConverter(userConverter);
}

export function inboxRef(db: Firestore, uid: string): DocumentReference<Inbox> {
  return db.doc(paths.inbox(uid)).withConverter(inboxConverter);
}

/** From when a person's sessions count; undefined where none was ever ended. */
export async function sessionsValidAfter(db: Firestore, uid: string): Promise<Date | undefined> {
  return (await inboxRef(db, uid).get()).data()?.sessionsValidAfter;
}

/** Who wants their notifications by mail, in the order of their ids, a bounded number. */
export function peopleWithDigests(db: Firestore, limit: number): Query<User> {
  return db
    .collection(paths.users())
    .withConverter(userConverter)
    .where('settings.notifications.mail', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(limit);
}
