import { type Allowance, allowanceSchema } from '@rawi/model/allowance';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(allowanceSchema);

export function limitRef(db: Firestore, key: string): DocumentReference<Allowance> {
  return db.doc(paths.limit(key)).withConverter(converter);
}
