import type { InvalidationTarget } from '@rawi/model/pages/invalidation-target';
import type { TruthChange } from '@rawi/model/pages/pages-showing';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { bring } from '../publishing/changed-fields.ts';
import type { Patient } from './check.ts';

/** A document whose derived fields are brought to what they are derived of. */
interface Mended {
  readonly ref: DocumentReference;
  /** Undefined where there is no such document yet. */
  readonly before: object | undefined;
  readonly after: object;
  /** The change as pages see it, or pages that show it whatever changes. */
  readonly changes?: readonly TruthChange[];
  readonly pages?: readonly InvalidationTarget[];
}

/**
 * Mends a document in one transaction: `read` reads it and what it is derived of as they are then, and the pages that
 * show the difference are invalidated. Undefined where nothing is left to mend.
 */
export function mend(
  { firestore: db, now }: Pick<Patient, 'firestore' | 'now'>,
  read: (transaction: Transaction) => Promise<Mended | undefined>,
): () => Promise<void> {
  return () =>
    db.runTransaction(async (transaction) => {
      const found = await read(transaction);
      if (!found) return;
      const { ref, before, after, changes = [], pages = [] } = found;
      const invalidate = await readInvalidations(transaction, db, [
        ...(await pagesToInvalidate(db, changes)),
        ...pages,
      ]);
      bring(transaction, db.doc(ref.path), before, after);
      invalidate(now());
    });
}
