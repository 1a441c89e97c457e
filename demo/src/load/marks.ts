import { randomUUID } from 'node:crypto';
import { pageMarkedAnew } from '@rawi/model/pages/marked-page';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Reads the marks of pages before a transaction's writes, and returns a function that marks those again that somebody
 * has marked, or all of them. Otherwise a function that is rebuilding a page right now would restore its old content.
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
