import { storagePaths } from '@rawi/model/paths';
import { reservationKeys } from '@rawi/model/truth/reservation';
import { reservationRef } from '../data/documents.ts';
import { glossaryRef } from '../data/glossaries.ts';
import { submissionRef, takenDownWith } from '../data/submissions.ts';
import { sealedWith } from '../data/takedowns.ts';
import { removeCopies } from '../publishing/clean-up.ts';
import { removeSuggestions } from '../suggestions/remove-suggestions.ts';
import type { HeldTakedown } from './held-takedown.ts';
import type { TakedownServices } from './takedown-services.ts';

/** Documents deleted in one write. */
const BATCH = 100;

/**
 * Deletes sealed content when its time is over: files first, so that no file is left without a document. Its
 * submission's files are deleted permanently. A chapter's place becomes free again, unless rights were the
 * reason; the names of a comic go with it, and what readers suggested about a chapter.
 */
export async function endSeal(
  services: TakedownServices,
  { id: takedownId, document: takedown }: HeldTakedown,
): Promise<void> {
  const { firestore: db, bucket } = services;
  await bucket.removeAll(storagePaths.sealed(takedownId));
  for (const { id, ...submission } of await workOf(services, takedownId)) {
    if (submission.gone) continue;
    await removeCopies(services, id);
    await submissionRef(db, id).update({ gone: true });
  }
  for (;;) {
    const { docs } = await sealedWith(db, takedownId).limit(BATCH).get();
    if (docs.length === 0) return;
    for (const sealed of docs) {
      const data = sealed.data();
      if (data.kind === 'chapter') await removeSuggestions(db, data.chapterId);
    }
    const batch = db.batch();
    for (const sealed of docs) {
      const data = sealed.data();
      if (data.kind === 'chapter' && takedown.reason !== 'rights') {
        batch.delete(reservationRef(db, reservationKeys.chapter(data.chapterId)));
      }
      // Until then it may come back, with the names that its translators keep.
      if (data.kind === 'comic') batch.delete(glossaryRef(db, data.comicId));
      batch.delete(sealed.ref);
    }
    await batch.commit();
  }
}

async function workOf({ firestore: db }: TakedownServices, takedownId: string) {
  const { docs } = await takenDownWith(db, takedownId).get();
  return docs.map((each) => ({ id: each.id, gone: each.data().gone }));
}
