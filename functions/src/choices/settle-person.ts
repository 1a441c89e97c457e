import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Choosing } from './apply-choice.ts';
import { type Choice, choiceOf } from './choice.ts';
import { CHOICE_KIND_NAMES, CHOICE_KINDS, type ChoiceKind } from './choice-kinds.ts';
import { choiceStep } from './choice-step.ts';
import { choiceDocuments, idsOf, keptIds, libraryOf } from './choices-of-person.ts';
import { entryIn, type LibraryPart } from './library-parts.ts';

/**
 * Applies every choice of a person that their library does not reflect, because its trigger never ran.
 * Returns how many there were.
 */
export async function settlePerson(choosing: Choosing, uid: string): Promise<number> {
  const late = await unappliedChoices(choosing, uid);
  for (const choice of late) {
    await choice.apply(choosing).catch((error: unknown) => {
      logger.error('A choice cannot be counted.', { path: choice.path, error });
    });
  }
  return late.length;
}

/** The choices of a person that their library does not reflect. */
export async function unappliedChoices(
  { firestore, now }: Choosing,
  uid: string,
): Promise<readonly Choice[]> {
  const parts = await libraryOf(firestore, uid);
  const late = await Promise.all(
    CHOICE_KIND_NAMES.map((kind) => findUnapplied(firestore, kind, { uid, parts, now: now() })),
  );
  return late.flat();
}

async function findUnapplied<K extends ChoiceKind>(
  db: Firestore,
  kind: K,
  { uid, parts, now }: { uid: string; parts: readonly LibraryPart[]; now: Date },
): Promise<Choice[]> {
  const { key, path } = CHOICE_KINDS[kind];
  const { docs } = await choiceDocuments(db, kind, uid).get();
  const stored = new Map(docs.map((document) => [document.ref.path, document.data()]));
  const named = [...docs.map(({ ref }) => idsOf(kind, uid, ref)), ...keptIds(parts, kind, uid)];
  const ids = [...new Map(named.map((each) => [path(each), each])).values()];
  return ids
    .filter((each) => {
      const holder = parts.find(({ library }) => entryIn(library, kind, key(each)) !== undefined);
      const entry = holder && entryIn(holder.library, kind, key(each));
      const accountCreatedAt = parts[0]?.library.accountCreatedAt ?? now;
      try {
        return choiceStep(kind, each, { choice: stored.get(path(each)), entry, accountCreatedAt, now })
          .changed;
      } catch {
        // Applying the choice logs what is wrong with it.
        return true;
      }
    })
    .map((each) => choiceOf(kind, each));
}
