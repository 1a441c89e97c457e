import { paths } from '@rawi/model/paths';
import { type ResetCode, resetCodeSchema } from '@rawi/model/reset-code';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(resetCodeSchema);

export function resetCodeRef(db: Firestore, key: string): DocumentReference<ResetCode> {
  return db.doc(paths.resetCode(key)).withConverter(converter);
}
