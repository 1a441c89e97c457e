import type { AccountRequestOf, AccountResponse } from '@rawi/model/calls/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { translatorRef } from '../data/translators.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import type { SignedInContext } from '../services/services.ts';

/** Replaces a translator's own words about themselves, and invalidates the pages that show them. */
export async function updateTranslator(
  { firestore, now, caller }: SignedInContext,
  { bio, languages }: AccountRequestOf<'updateTranslator'>,
): Promise<AccountResponse<'updateTranslator'>> {
  const ref = translatorRef(firestore, caller.uid);
  await firestore.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data();
    if (!before) throw new CallError('profile-missing');
    const after = { ...before, languages, bio: bio === '' ? undefined : bio };
    const pages = await pagesToInvalidate(firestore, [
      { of: 'translator', translatorId: caller.uid, before, after },
    ]);
    if (pages.length === 0) return;
    const invalidate = await readInvalidations(transaction, firestore, pages);
    transaction.update(ref, { languages, bio: bio === '' ? FieldValue.delete() : bio });
    invalidate(now());
  });
  return {};
}

/** The words about a translator that everyone reads until then. */
export async function shownOfTranslator({ firestore, caller }: SignedInContext) {
  return { bio: (await translatorRef(firestore, caller.uid).get()).data()?.bio };
}
