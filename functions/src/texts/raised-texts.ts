import type { ChapterText } from '@rawi/model/truth/chapter-text';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { chapterTextRef, raisedTextsRef } from '../data/text-index.ts';
import { GRACE_MS, type IndexingTexts } from './text-index.ts';

/**
 * Forgets ratings that were raised once the index has had them for as long as an earlier one may be read. Comes after the page of search
 * names the index that counts.
 */
export async function forgetRaised({ firestore: db, now }: IndexingTexts): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = raisedTextsRef(db);
    const raised = ifReadable(await transaction.get(ref))?.chapters ?? [];
    if (raised.length === 0) return;
    const records = await transaction.getAll(...raised.map(({ id }) => chapterTextRef(db, id)));
    const chapters = raised.flatMap((each, at) => {
      if (mayBeDue(records[at])) return { ...each, indexedAt: null };
      if (each.indexedAt === null) return { ...each, indexedAt: now() };
      return each.indexedAt.getTime() + GRACE_MS <= now().getTime() ? [] : each;
    });
    const isSame =
      chapters.length === raised.length &&
      chapters.every(({ indexedAt }, at) => indexedAt?.getTime() === raised[at]?.indexedAt?.getTime());
    if (!isSame) transaction.set(ref, { chapters });
  });
}

/** What is due may be of another rating than what the index has, and a record that cannot be read may be of one that is due. */
function mayBeDue(stored: DocumentSnapshot<ChapterText> | undefined): boolean {
  if (!stored?.exists) return false;
  const record = ifReadable(stored);
  return !record || record.dueAt !== null;
}
