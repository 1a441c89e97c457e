import { type Dirty, dirtySchema } from '@rawi/model/dirty';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(dirtySchema);

export function dirtyRef(db: Firestore, pageId: string): DocumentReference<Dirty> {
  return db.doc(paths.dirty(pageId)).withConverter(converter);
}
