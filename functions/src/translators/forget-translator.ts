import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { removeAll } from '../comments/remove-below.ts';
import { keptChaptersBy } from '../data/chapters.ts';
import { followersOf } from '../data/choice-counts.ts';
import { translatorRef } from '../data/translators.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { type NamingServices, nameTranslator } from './name-translator.ts';

/** Documents changed in one round. */
const BATCH = 100;

/**
 * Anonymizes everything that a person has translated, which stays, and deletes their public data as a
 * translator: their profile, its page, and their followers' choices. Each step may run twice.
 */
export async function forgetTranslator(services: NamingServices, uid: string): Promise<void> {
  const { firestore: db, now } = services;
  await nameTranslator(services, { uid, name: undefined });
  await forgetInKept(db, uid);
  const ref = translatorRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data();
    if (!before) return;
    const pages = await pagesToInvalidate(db, [
      { of: 'translator', translatorId: uid, before, after: undefined },
    ]);
    const invalidate = await readInvalidations(transaction, db, pages);
    transaction.delete(ref);
    invalidate(now());
  });
  await removeAll(db, followersOf(db, uid));
}

/** Anonymizes unpublished chapters that may be published again. */
async function forgetInKept(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await keptChaptersBy(db, uid, BATCH).get();
    if (docs.length === 0) return;
    for (const { ref } of docs)
      await ref.update({ translator: FieldValue.delete(), 'credits.named': FieldValue.delete() });
  }
}
