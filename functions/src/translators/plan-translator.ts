import type { Application } from '@rawi/model/truth/application';
import { newTranslator, type Translator } from '@rawi/model/truth/translator';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { translatorRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';

/**
 * Creates somebody's public translator profile. Reads first; the function that it returns writes, in the same
 * transaction. Null if they have no user profile. An existing translator profile does not change.
 */
export async function planTranslator(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  languages: Application['languages'],
): Promise<((now: Date) => void) | null> {
  const ref = translatorRef(db, uid);
  const before = (await transaction.get(ref)).data();
  const profile = (await transaction.get(userRef(db, uid))).data();
  if (!profile) return null;
  if (before) return () => {};
  const after: Translator = {
    ...newTranslator(profile.fullName, languages),
    ...(profile.photo && { photo: profile.photo }),
  };
  const pages = await pagesToInvalidate(db, [
    { of: 'translator', translatorId: uid, before: undefined, after },
  ]);
  const invalidate = await readInvalidations(transaction, db, pages);
  return (now) => {
    transaction.create(ref, after);
    invalidate(now);
  };
}
