import { FieldValue } from 'firebase-admin/firestore';
import { translatorRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { type NamingServices, nameTranslator } from './name-translator.ts';

/** Copies the current name and photo of a person's profile to their public translator profile. */
export async function settleTranslator(services: NamingServices, uid: string): Promise<void> {
  const { firestore: db, now } = services;
  const ref = translatorRef(db, uid);
  const name = await db.runTransaction(async (transaction) => {
    const [profile, translator] = await Promise.all([
      transaction.get(userRef(db, uid)),
      transaction.get(ref),
    ]);
    const [person, before] = [profile.data(), translator.data()];
    if (!person || !before) return undefined;
    const { photo: _, ...rest } = before;
    const shown = { name: person.fullName, ...(person.photo && { photo: person.photo }) };
    const pages = await pagesToInvalidate(db, [
      { of: 'translator', translatorId: uid, before, after: { ...rest, ...shown } },
    ]);
    if (pages.length > 0) {
      const invalidate = await readInvalidations(transaction, db, pages);
      transaction.update(ref, { name: shown.name, photo: shown.photo ?? FieldValue.delete() });
      invalidate(now());
    }
    return shown.name;
  });
  if (name !== undefined) await nameTranslator(services, { uid, name });
}
