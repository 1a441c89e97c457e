import { paths } from '@rawi/model/paths';
import { type DocumentReference, FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { libraryRef } from '../data/library.ts';
import { applyChoice, type Choosing } from './apply-choice.ts';
import { libraryOf } from './choices-of-person.ts';
import { creditChanges } from './daily-changes.ts';
import { entryIn } from './library-parts.ts';

/** Entries deleted in one commit. */
const BATCH = 200;

/**
 * Deletes the history that exists now, each entry in one commit with the library's copy of it, so that
 * neither exists without the other and entries written meanwhile stay. Copies of entries that were deleted
 * before go too.
 */
export async function clearPositions(choosing: Choosing, uid: string): Promise<void> {
  const { firestore } = choosing;
  const history = await firestore.collection(paths.history(uid)).select().get();
  const chapterIds = history.docs.map(({ id }) => id);
  for (let start = 0; start < chapterIds.length; start += BATCH) {
    await deleteEntries(choosing, uid, chapterIds.slice(start, start + BATCH));
  }
  for (const { library } of await libraryOf(firestore, uid)) {
    for (const chapterId of Object.keys(library.places)) {
      await applyChoice(choosing, 'places', { uid, chapterId });
    }
  }
}

async function deleteEntries(
  { firestore: db, now }: Choosing,
  uid: string,
  chapterIds: readonly string[],
): Promise<void> {
  const count = (await libraryRef(db, uid).get()).data()?.parts ?? 1;
  const refs = Array.from({ length: count }, (_, index) => libraryRef(db, uid, index + 1));
  await db.runTransaction(async (transaction) => {
    const parts = await Promise.all(refs.map((ref) => transaction.get(ref)));
    for (const id of chapterIds) transaction.delete(db.doc(paths.historyEntry(uid, id)));
    for (const part of parts) {
      const library = part.data();
      const held = library && chapterIds.filter((id) => entryIn(library, 'places', id) !== undefined);
      if (held) removePositions(transaction, part.ref, held);
    }
    const library = parts[0]?.data();
    if (library) {
      creditChanges(transaction, db, uid, { library, of: 'places', count: chapterIds.length, now: now() });
    }
  });
}

function removePositions(
  transaction: Transaction,
  ref: DocumentReference,
  chapterIds: readonly string[],
): void {
  const [first, ...others] = chapterIds.flatMap((id) => [new FieldPath('places', id), FieldValue.delete()]);
  if (first instanceof FieldPath) transaction.update(ref, first, others[0], ...others.slice(1));
}
