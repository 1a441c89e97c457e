import { paths } from '@rawi/model/paths';
import { type Message, messageSchema } from '@rawi/model/truth/message';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf<Message>(messageSchema);

export function messageRef(db: Firestore, messageId: string): DocumentReference<Message> {
  return db.doc(paths.message(messageId)).withConverter(converter);
}

/** Messages and notices that wait, the oldest first. */
export function openMessages(db: Firestore): Query<Message> {
  const messages = db.collection(paths.messages()).withConverter(converter);
  return messages.where('state', '==', 'open').orderBy('at');
}

/** What somebody has reported of a reader's own page: one report at most. */
export function messageAbout(
  db: Firestore,
  { uid, readerUid }: { readonly uid: string; readonly readerUid: string },
): Query<Message> {
  const messages = db.collection(paths.messages()).withConverter(converter);
  return messages.where('uid', '==', uid).where('reader.uid', '==', readerUid).limit(1);
}

/** What somebody has reported of the own pages of others, as it is stored. */
export function messagesBy(db: Firestore, uid: string): Query {
  return db.collection(paths.messages()).where('uid', '==', uid);
}

/** What was reported of a reader's own page, as it is stored. */
export function messagesOfReader(db: Firestore, uid: string): Query {
  return db.collection(paths.messages()).where('reader.uid', '==', uid);
}

/** How many notices came in a time. Firestore bills one read for each thousand. */
export async function noticesReceived(
  db: Firestore,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> {
  const came = db.collection(paths.messages()).where('at', '>=', from).where('at', '<', until);
  return (await came.where('kind', '==', 'takedown').count().get()).data().count;
}
