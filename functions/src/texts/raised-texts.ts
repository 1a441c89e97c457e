import { chapterTextRef, raisedTextsRef } from '../data/text-index.ts';
import { GRACE_MS, type IndexingTexts } from './text-index.ts';

/**
 * Forgets ratings that were raised once the index has had them for as long as an earlier one may be read. Comes after the page of search
 * names the index that counts.
 */
export async function forgetRaised({ firestore: db, now }: IndexingTexts): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = raisedTextsRef(db);
    const raised = (await transaction.get(ref)).data()?.chapters ?? [];
    if (raised.length === 0) return;
    const records = await transaction.getAll(...raised.map(({ id }) => chapterTextRef(db, id)));
    const chapters = raised.flatMap((each, at) => {
      // What is due may be of another rating than what the index has.
      if (records[at]?.data()?.dueAt) return { ...each, indexedAt: null };
      if (each.indexedAt === null) return { ...each, indexedAt: now() };
      return each.indexedAt.getTime() + GRACE_MS <= now().getTime() ? [] : each;
    });
    const isSame =
      chapters.length === raised.length &&
      chapters.every(({ indexedAt }, at) => indexedAt?.getTime() === raised[at]?.indexedAt?.getTime());
    if (!isSame) transaction.set(ref, { chapters });
  });
}
