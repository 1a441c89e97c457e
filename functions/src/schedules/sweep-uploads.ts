import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import type { Files } from '../data/files.ts';
import { type FileUpload, fileUploadOf } from '../submissions/file-upload.ts';
import { eachAlone, type Named } from './each-alone.ts';

/** Documents looked up at once. */
const BATCH = 200;

/** Deletes files in the bucket for uploads that have no document. Returns how many those were. */
export async function sweepUploads(firestore: Firestore, uploads: Files): Promise<number> {
  const files = (await uploads.list('incoming/')).flatMap(({ path }) => fileUploadOf(path) ?? []);
  let removed = 0;
  for (let from = 0; from < files.length; from += BATCH) {
    removed += await sweep(firestore, uploads, files.slice(from, from + BATCH));
  }
  return removed;
}

async function sweep(firestore: Firestore, uploads: Files, files: readonly FileUpload[]): Promise<number> {
  const found = await firestore.getAll(...files.map(({ fileId }) => fileRef(firestore, fileId)));
  const orphans = files.filter(({ uid }, index) => found[index]?.get('uid') !== uid);
  const named: Named<FileUpload> = {
    failure: 'A file that belongs to no document was not deleted.',
    name: ({ path }) => path,
  };
  const { done } = await eachAlone(orphans, named, async ({ path }) => {
    await uploads.remove(path);
    return true;
  });
  return done;
}
