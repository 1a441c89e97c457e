import { randomUUID } from 'node:crypto';
import { invalidatePage } from '@rawi/model/pages/invalidate-page';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Reads the invalidations of pages before a transaction's writes, and returns a function that invalidates those again that somebody
 * has invalidated, or all of them. Otherwise a function that is rebuilding a page right now would restore its old content.
 */
export async function readInvalidations(
  transaction: Transaction,
  firestore: Firestore,
  targets: readonly PageTarget[],
): Promise<(which: 'invalidated' | 'all', now: Date) => void> {
  const references = targets.map((target) => firestore.doc(paths.invalidation(pageIdOf(target))));
  const invalidations = references.length > 0 ? await transaction.getAll(...references) : [];
  return (which, now) => {
    for (const [index, target] of targets.entries()) {
      const found = invalidations[index];
      if (!found || (which === 'invalidated' && !found.exists)) continue;
      const invalidation = invalidatePage(target, found.data(), randomUUID(), now);
      if (invalidation) transaction.set(found.ref, invalidation);
    }
  };
}
