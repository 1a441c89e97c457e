import { paths } from '@rawi/model/paths';
import { type Glossary, glossarySchema } from '@rawi/model/truth/glossary';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(glossarySchema, ({ comicId }) => comicId);

/** The names of a comic. */
export function glossaryRef(db: Firestore, comicId: string): DocumentReference<Glossary> {
  return db.doc(paths.glossary(comicId)).withConverter(converter);
}
