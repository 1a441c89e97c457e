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

/** All profiles. */
export function users(db: Firestore): Query<User> {
  return db.collection(paths.users()).withConverter(userConverter);
}

/** People of a name, as it is spelled, a bounded number. */
export function peopleNamed(db: Firestore, name: string, limit: number): Query {
  return db.collection(paths.users()).where('fullName', '==', name).limit(limit).select();
}

/** People who want a page of their own. */
export function peopleWithPages(db: Firestore): Query<User> {
  return users(db).where('settings.publicPage', '==', true);
}

/** People who want their notifications by mail, in the order of their ids, a bounded number. */
export function peopleWithDigests(db: Firestore, limit: number): Query<User> {
  return db
    .collection(paths.users())
    .withConverter(userConverter)
    .where('settings.notifications.mail', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(limit);
}
