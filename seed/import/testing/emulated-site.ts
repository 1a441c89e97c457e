import { readFile } from 'node:fs/promises';
import { paths } from '@rawi/model/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../../emulator/src/index.ts';
import { memoryBucket } from './memory-bucket.ts';

/** A Firestore of its own with a bucket in memory, and a stand-in for the function that rebuilds marked pages. */
export async function emulatedSite(name: string) {
  const projectId = `demo-${name}`;
  const indexes = await readFile(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8');
  const emulator = await startEmulator({ projectId, indexes });
  const app = initializeApp({ projectId }, name);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  return {
    firestore,
    bucket: memoryBucket(),
    clear: () => emulator.clear(),
    /** Answers every mark with an empty page until the returned function is called; `rebuilt` collects the ids. */
    rebuildPages(rebuilt: string[] = []) {
      return firestore.collection('dirty').onSnapshot((snapshot) => {
        for (const mark of snapshot.docs) {
          rebuilt.push(mark.id);
          const batch = firestore.batch();
          batch.set(firestore.doc(paths.page(mark.id)), { version: 1 });
          batch.delete(mark.ref);
          void batch.commit();
        }
      });
    },
    async stop() {
      await deleteApp(app);
      await emulator.stop();
    },
  };
}
export type EmulatedSite = Awaited<ReturnType<typeof emulatedSite>>;
