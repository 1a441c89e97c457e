import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { removeAll } from '../comments/remove-below.ts';
import { keptChaptersBy } from '../data/chapters.ts';
import { followersOf } from '../data/choice-counts.ts';
import { translatorRef } from '../data/translators.ts';
import { readMarks } from '../pages/marks.ts';
import { pagesToMark } from '../pages/pages-to-mark.ts';
import { nameTranslator } from './name-translator.ts';

/** As many are changed in one round. */
const BATCH = 100;

/**
 * Takes a person off all that they have translated, which stays, and away what everyone knew of them: their profile, its
 * page, and that others follow them. Each step may be done twice.
 */
export async function forgetTranslator(db: Firestore, uid: string, now: () => Date): Promise<void> {
  await nameTranslator(db, { uid, name: undefined }, now);
  await forgetInKept(db, uid);
  const ref = translatorRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data();
    if (!before) return;
    const pages = await pagesToMark(db, [{ of: 'translator', translatorId: uid, before, after: undefined }]);
    const mark = await readMarks(transaction, db, pages);
    transaction.delete(ref);
    mark(now());
  });
  await removeAll(db, followersOf(db, uid));
}

/** Takes them off what was taken from readers and may be published again. */
async function forgetInKept(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await keptChaptersBy(db, uid, BATCH).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.update({ translator: FieldValue.delete() });
  }
}
