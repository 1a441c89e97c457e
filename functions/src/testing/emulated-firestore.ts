import { readFile } from 'node:fs/promises';
import type { Chapter } from '@rawi/model/chapter';
import type { ChapterDocument } from '@rawi/model/chapter-link';
import type { Comic } from '@rawi/model/comic';
import { paths } from '@rawi/model/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../../emulator/src/index.ts';

export interface EmulatedFirestore {
  readonly firestore: Firestore;
  clear(): void;
  stop(): Promise<void>;
}

/** A Firestore of its own for one test file, which refuses queries that `firestore.indexes.json` does not serve. */
export async function emulatedFirestore(name: string): Promise<EmulatedFirestore> {
  const projectId = `demo-${name}`;
  const indexes = await readFile(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8');
  const emulator = await startEmulator({ projectId, indexes });
  const app = initializeApp({ projectId }, name);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  return {
    firestore,
    clear: () => emulator.clear(),
    async stop() {
      await deleteApp(app);
      await emulator.stop();
    },
  };
}

/** Writes a comic, its address and its chapters, as the importer would. */
export async function writeComic(
  firestore: Firestore,
  comic: Comic,
  chapters: readonly ChapterDocument[],
): Promise<void> {
  const comicId = comic.slug;
  const batch = firestore.batch();
  batch.set(firestore.doc(paths.slug(comic.slug)), { comicId, slug: comic.slug });
  batch.set(firestore.doc(paths.comic(comicId)), comic);
  for (const { id, ...chapter } of chapters) {
    const stored: Chapter = { ...chapter, comicId };
    batch.set(firestore.doc(paths.chapter(comicId, id)), stored);
  }
  await batch.commit();
}
