import { KEY_SEPARATOR } from '@rawi/model/key';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Choosing } from '../choices/apply-choice.ts';
import { CHOICE_KIND_NAMES, CHOICE_KINDS } from '../choices/choice-kinds.ts';
import { choicesOf } from '../choices/choices-of-person.ts';
import { libraryRef } from '../data/library.ts';

const COUNTED_KINDS = CHOICE_KIND_NAMES.filter((kind) => CHOICE_KINDS[kind].target !== undefined);

/**
 * Takes back every counted choice of a person together with its part of the numbers, and then deletes the
 * library. The other order would lose the record of what was counted.
 */
export async function eraseChoices(choosing: Choosing, uid: string): Promise<void> {
  const { firestore } = choosing;
  do {
    for (const choice of await choicesOf(firestore, uid, COUNTED_KINDS)) {
      await firestore.doc(choice.path).delete();
      await choice.apply(choosing);
    }
  } while (!(await deleteLibrary(firestore, uid)));
}

/** False if the library still has something that counts: a choice made meanwhile. */
function deleteLibrary(firestore: Firestore, uid: string): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const first = await transaction.get(libraryRef(firestore, uid));
    const count = first.data()?.parts ?? 1;
    const refs = Array.from({ length: count }, (_, index) => libraryRef(firestore, uid, index + 1));
    const others = await Promise.all(refs.slice(1).map((ref) => transaction.get(ref)));
    const counts = [first, ...others].some((part) => {
      const library = part.data();
      return library && COUNTED_KINDS.some((kind) => Object.keys(library[kind]).length > 0);
    });
    if (counts) return false;
    for (const ref of refs) transaction.delete(ref);
    return true;
  });
}

/** Whether a document is part of a person's library. */
export function isLibrary(uid: string, { path }: DocumentReference): boolean {
  const first = paths.library(uid);
  return path === first || path.startsWith(`${first}${KEY_SEPARATOR}`);
}
