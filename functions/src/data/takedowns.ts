import { paths } from '@rawi/model/paths';
import { type Sealed, sealedSchema } from '@rawi/model/truth/sealed';
import { type Takedown, takedownSchema } from '@rawi/model/truth/takedown';
import { type DocumentReference, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';
import { notBegun } from './lease.ts';

/** What has a task go on with a take-down, or with its way back, that was given up. */
export const begunAgain = (way: Takedown['way'], now: Date) =>
  ({ state: way === 'down' ? 'running' : 'returning', ...notBegun(now) }) as const;

const converter = converterOf(takedownSchema);
const sealedConverter = converterOf(sealedSchema);

export function takedownRef(db: Firestore, takedownId: string): DocumentReference<Takedown> {
  return db.doc(paths.takedown(takedownId)).withConverter(converter);
}

/** All take-downs, of whatever state. */
export function takedowns(db: Firestore): Query<Takedown> {
  return db.collection(paths.takedowns()).withConverter(converter);
}

/** How many of the take-downs that a notice asked for are looked at. */
const TAKEDOWNS_OF_NOTICE = 20;

/** What was taken down for a notice, a bounded number. */
export function takedownsFor(db: Firestore, messageId: string): Query<Takedown> {
  return takedowns(db).where('messageId', '==', messageId).limit(TAKEDOWNS_OF_NOTICE);
}

/** What is under seal, under the id that a take-down of it alone would have. */
export function sealedRef(db: Firestore, key: string): DocumentReference<Sealed> {
  return db.doc(paths.sealedDocument(key)).withConverter(sealedConverter);
}

/** Everything that is under seal. */
export function sealedDocuments(db: Firestore): Query<Sealed> {
  return db.collection(paths.sealedDocuments()).withConverter(sealedConverter);
}

/** Everything removed by a take-down, in the order of its keys. */
export function sealedWith(db: Firestore, takedownId: string): Query<Sealed> {
  return db
    .collection(paths.sealedDocuments())
    .withConverter(sealedConverter)
    .where('takedownId', '==', takedownId)
    .orderBy(FieldPath.documentId());
}

/** How many documents are under seal with a take-down. */
export async function sealedCount(db: Firestore, takedownId: string): Promise<number> {
  const found = db.collection(paths.sealedDocuments()).where('takedownId', '==', takedownId);
  return (await found.count().get()).data().count;
}

/** Take-downs that no task took in time, or that have something due by now, a bounded number. */
export function overdueTakedowns(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.takedowns()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}

/** Take-downs that name a person in a field. */
export function takedownsNaming(db: Firestore, field: 'by' | 'returned.by' | 'whose', uid: string): Query {
  return db.collection(paths.takedowns()).where(`${field}.uid`, '==', uid);
}

/** Sealed documents that name a person in a field. */
export function sealedNaming(
  db: Firestore,
  field: 'chapter.translator.id' | 'comment.uid' | 'withheld.uid' | 'uid',
  uid: string,
): Query {
  return db.collection(paths.sealedDocuments()).where(field, '==', uid);
}
