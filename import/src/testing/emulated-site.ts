import { paths } from '@rawi/model/paths';
import { emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { memoryBucket } from './memory-bucket.ts';

/** A Firestore of its own with a bucket in memory, and a stand-in for the function that rebuilds invalidated pages. */
export async function emulatedSite(name: string) {
  const { firestore, clear, stop } = await emulatedFirestore(name);
  return {
    firestore,
    bucket: memoryBucket(),
    clear,
    stop,
    /** Answers every invalidation with an empty page until the returned function is called; `rebuilt` collects the ids. */
    rebuildPages(rebuilt: string[] = []) {
      return firestore.collection('dirty').onSnapshot((snapshot) => {
        for (const invalidation of snapshot.docs) {
          rebuilt.push(invalidation.id);
          const batch = firestore.batch();
          batch.set(firestore.doc(paths.page(invalidation.id)), { version: 1 });
          batch.delete(invalidation.ref);
          void batch.commit();
        }
      });
    },
  };
}
export type EmulatedSite = Awaited<ReturnType<typeof emulatedSite>>;
