import { isDeepStrictEqual } from 'node:util';
import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { LIMITS } from '@rawi/model/limits';
import type { Term } from '@rawi/model/truth/glossary';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { someChapterBy } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { glossaryRef } from '../data/glossaries.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';

/** Adds a name to a comic's, or changes the one of that id. Who set it is not kept. */
export function setTerm(
  context: SignedInContext,
  { comicId, version, term }: TranslatorRequestOf<'setTerm'>,
): Promise<TranslatorResponse<'setTerm'>> {
  return changeTerms(context, { comicId, version }, (terms) => {
    const known = terms.find(({ id }) => id === term.id);
    if (!known) return [...terms, term];
    return isDeepStrictEqual(known, term) ? terms : terms.map((each) => (each.id === term.id ? term : each));
  });
}

/** Takes a name of a comic away. */
export function removeTerm(
  context: SignedInContext,
  { comicId, version, termId }: TranslatorRequestOf<'removeTerm'>,
): Promise<TranslatorResponse<'removeTerm'>> {
  return changeTerms(context, { comicId, version }, (terms) =>
    terms.some(({ id }) => id === termId) ? terms.filter(({ id }) => id !== termId) : terms,
  );
}

/**
 * Writes a comic's names as `change` makes them of those that there are. What changes nothing was done before, and its answer lost; what
 * would change names that the caller has not seen is refused.
 */
async function changeTerms(
  { firestore: db, caller: { uid } }: SignedInContext,
  { comicId, version }: { readonly comicId: string; readonly version: number },
  change: (terms: readonly Term[]) => readonly Term[],
): Promise<{ version: number }> {
  const ref = glossaryRef(db, comicId);
  return await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    await requireTranslatorOf(transaction, db, comicId, uid);
    const before = known?.terms ?? [];
    const now = known?.version ?? 0;
    const terms = change(before);
    if (terms === before) return { version: now };
    if (now !== version) throw new CallError('moved-on');
    const size = Buffer.byteLength(JSON.stringify(terms));
    if (terms.length > LIMITS.glossary.terms || size > LIMITS.glossary.bytes)
      throw new CallError('too-large');
    transaction.set(ref, { comicId, version: now + 1, terms: [...terms] });
    return { version: now + 1 };
  });
}

/** Requires that the comic is published and that the caller has translated a published chapter of it, or is staff by the record. */
async function requireTranslatorOf(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  uid: string,
): Promise<void> {
  if (!(await transaction.get(comicRef(db, comicId))).exists) throw new CallError('target-missing');
  const { empty } = await transaction.get(someChapterBy(db, comicId, uid));
  if (empty) await staffEntry(transaction, db, uid);
}
