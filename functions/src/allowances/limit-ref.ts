import { paths } from '@rawi/model/paths';
import { type Allowance, allowanceSchema } from '@rawi/model/truth/allowance';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from '../data/converter.ts';
import type { LimitKey } from './limit-key.ts';

const converter = converterOf(allowanceSchema);

/** What was spent of a limit. Its key is of the limits' own kind, so that no name can be written here that tells whom it counts. */
export function limitRef(db: Firestore, key: LimitKey): DocumentReference<Allowance> {
  return db.doc(paths.limit(key)).withConverter(converter);
}
