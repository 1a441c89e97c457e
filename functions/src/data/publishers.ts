import { paths } from '@rawi/model/paths';
import { type Publisher, publisherSchema } from '@rawi/model/truth/publisher';
import { type DocumentReference, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(publisherSchema);

export function publisherRef(db: Firestore, publisherId: string): DocumentReference<Publisher> {
  return db.doc(paths.publisher(publisherId)).withConverter(converter);
}

/** All publishers. */
export function publishers(db: Firestore): Query<Publisher> {
  return db.collection(paths.publishers()).withConverter(converter);
}

/** The publishers with most comics. */
export function largestPublishers(db: Firestore, limit: number): Query<Publisher> {
  return publishers(db).orderBy('comicCount', 'desc').orderBy(FieldPath.documentId()).limit(limit);
}
