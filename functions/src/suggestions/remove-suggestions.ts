import type { Firestore } from 'firebase-admin/firestore';
import { allSuggestionsAbout } from '../data/suggestions.ts';

/** Documents deleted in one write. */
const BATCH = 100;

/**
 * Removes all that is suggested about a chapter that is gone for good: nobody can decide about it any more, and another chapter may get its id.
 * Votes name ids alone and need not go. It may run twice.
 */
export async function removeSuggestions(db: Firestore, chapterId: string): Promise<void> {
  for (;;) {
    const { docs } = await allSuggestionsAbout(db, chapterId, BATCH).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
