import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedFile } from '../output/folder.ts';

/** What the seed asks of a Storage bucket; firebase-admin's is one. */
export interface Bucket {
  getFiles(query: {
    readonly prefix: string;
    readonly autoPaginate: true;
  }): Promise<[readonly { readonly name: string }[], ...unknown[]]>;
  file(path: string): {
    save(
      content: Buffer,
      options: {
        readonly resumable: false;
        readonly validation: false;
        readonly metadata: { readonly contentType: string; readonly cacheControl: string };
      },
    ): Promise<void>;
  };
}

const CONCURRENT = 12;

/** Paths name their content: whoever has a file has it for good. */
const CACHE_CONTROL = 'public,max-age=31536000,immutable';

/** Uploads the files that the bucket does not hold; returns how many those were. */
export async function uploadFiles(
  bucket: Bucket,
  root: string,
  files: readonly PublishedFile[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const [there] = await bucket.getFiles({ prefix: 'public/', autoPaginate: true });
  const known = new Set(there.map(({ name }) => name));
  const missing = files.filter(({ path }) => !known.has(path));
  const waiting = [...missing];
  let done = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await bucket.file(file.path).save(await readFile(join(root, file.path)), {
        resumable: false,
        validation: false,
        metadata: { contentType: file.contentType, cacheControl: CACHE_CONTROL },
      });
      done += 1;
      onProgress(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return missing.length;
}
