import { randomUUID } from 'node:crypto';
import { pageMarkedAnew } from '@rawi/model/pages/marked-page';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Reads the marks of pages before a transaction's writes; what it returns marks anew those that somebody has marked, or
 * all of them. A page that is being rebuilt by a function right now would else be put back to what it was.
 */
export async function readMarks(
  transaction: Transaction,
  firestore: Firestore,
  targets: readonly PageTarget[],
): Promise<(which: 'marked' | 'all', now: Date) => void> {
  const references = targets.map((target) => firestore.doc(paths.dirty(pageIdOf(target))));
  const marks = references.length > 0 ? await transaction.getAll(...references) : [];
  return (which, now) => {
    for (const [index, target] of targets.entries()) {
      const found = marks[index];
      if (!found || (which === 'marked' && !found.exists)) continue;
      const mark = pageMarkedAnew(target, found.data(), randomUUID(), now);
      if (mark) transaction.set(found.ref, mark);
    }
  };
}
