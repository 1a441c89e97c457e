import { paths } from '@rawi/model/paths';
import { type Allowance, allowanceSchema } from '@rawi/model/truth/allowance';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from '../data/converter.ts';
import type { LimitKey } from './limit-key.ts';

const converter = converterOf(allowanceSchema);

/**
 * How much of a limit is spent. The key has its own type, so that no name that says whom it counts can be
 * written here.
 */
export function limitRef(db: Firestore, key: LimitKey): DocumentReference<Allowance> {
  return db.doc(paths.limit(key)).withConverter(converter);
}
