import { paths } from '@rawi/model/paths';
import { type Closure, closureSchema } from '@rawi/model/truth/closure';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(closureSchema);

/** The record that an account is closed; an open account has none. */
export function closureRef(db: Firestore, uid: string): DocumentReference<Closure> {
  return db.doc(paths.closure(uid)).withConverter(converter);
}
