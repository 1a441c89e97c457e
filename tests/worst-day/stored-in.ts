import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFiles } from '@rawi/import/archive/stored-files';
import type { FilesDouble } from '../../functions/src/testing/files-double.ts';

const HEADERS = { contentType: 'application/octet-stream', cacheControl: 'no-store', metadata: {} };

/** The bucket of the functions' tests, as the commands see it. */
export function storedIn(bucket: FilesDouble): StoredFiles {
  return {
    bucket: bucket.bucket,
    hasAny: async (prefix) => (await bucket.list(prefix)).length > 0,
    list: async (prefix) =>
      (await bucket.list(prefix)).map(({ path, bytes, checksum }) => ({
        path,
        bytes,
        md5: checksum,
        generation: '1',
        headers: {},
      })),
    open: (path) => bucket.open(path, { start: 0, end: Number.MAX_SAFE_INTEGER }),
    send: async (path, from) => bucket.save(path, await readFile(from), HEADERS),
    create: (path, text) => bucket.create(path, Buffer.from(text), HEADERS),
  };
}

/** Works in a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-worst-day-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
