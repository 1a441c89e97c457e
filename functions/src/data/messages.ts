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

/** How many notices came in a time. Firestore bills one read for each thousand. */
export async function noticesReceived(
  db: Firestore,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> {
  const came = db.collection(paths.messages()).where('at', '>=', from).where('at', '<', until);
  return (await came.where('kind', '==', 'takedown').count().get()).data().count;
}
