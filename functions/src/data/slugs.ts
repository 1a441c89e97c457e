import { paths } from '@rawi/model/paths';
import { type SlugDocument, slugDocumentSchema } from '@rawi/model/slug';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(slugDocumentSchema);

export function slugRef(db: Firestore, slug: string): DocumentReference<SlugDocument> {
  return db.doc(paths.slug(slug)).withConverter(converter);
}
