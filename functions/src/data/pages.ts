import { type PageDocument, pageDocumentSchema } from '@rawi/model/pages';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(pageDocumentSchema);

export function pageRef(db: Firestore, pageId: string): DocumentReference<PageDocument> {
  return db.doc(paths.page(pageId)).withConverter(converter);
}
