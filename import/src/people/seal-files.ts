import { persistently } from '../archive/persistent.ts';
import type { StoredFile, StoredFiles } from '../archive/stored-files.ts';
import type { BucketName, OwnFiles } from './collections.ts';
import { contentName, FILES, type SealedFile } from './layout.ts';
import { type Content, type SealedFolder, sealContent, writeSealedLines } from './sealed-files.ts';

/** How often a file is asked for whose bytes do not arrive as they are stored. */
const TRIES = 3;

/** The files of the sealed part, while it is made. */
export interface SealingFiles {
  /** Seals the files of a document; one that several name is sealed once. */
  readonly take: (document: string, files: readonly OwnFiles[]) => Promise<void>;
  readonly end: () => Promise<{ readonly files: number; readonly bytes: number }>;
}

/** Seals files one after the other, each under a number; `note` takes what is missing. */
export async function sealFiles(
  at: SealedFolder,
  buckets: Readonly<Record<BucketName, StoredFiles>>,
  note: (problem: string) => void,
): Promise<SealingFiles> {
  const list = await writeSealedLines(at, FILES);
  /** Photos and names under chapters: several documents may name them. */
  const taken = new Set<string>();
  let number = 0;
  let bytes = 0;

  async function seal(document: string, bucket: BucketName, file: StoredFile): Promise<void> {
    const content = await fetchContent(at, buckets[bucket], file, number).catch(ifMissing);
    if (!content) return note(`${document}: its file ${file.path} is not in the bucket`);
    const line: SealedFile = { number, bucket, path: file.path, ...content, headers: file.headers };
    await list.write(line);
    number += 1;
    bytes += content.bytes;
  }

  return {
    async take(document, files) {
      for (const { bucket, path, isFolder } of files) {
        if (!isFolder && taken.has(path)) continue;
        if (!isFolder) taken.add(path);
        const found = await buckets[bucket].list(path);
        const own = isFolder ? found : found.filter((file) => file.path === path);
        // What was uploaded may be gone, once it is drawn or refused; a photo may not.
        if (own.length === 0 && !isFolder && bucket === 'published')
          note(`${document}: its file ${path} is not in the bucket`);
        for (const file of own) await seal(document, bucket, file);
      }
    },
    async end() {
      await list.end();
      return { files: number, bytes };
    },
  };
}

/** A file may go while it is fetched. */
function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
  throw error;
}

async function fetchContent(
  at: SealedFolder,
  files: StoredFiles,
  { path, bytes, md5 }: StoredFile,
  number: number,
): Promise<Content> {
  for (let tries = 1; ; tries += 1) {
    const content = await persistently(() => sealContent(at, contentName(number), files.open(path)));
    if (content.bytes === bytes && (md5 === '' || md5 === content.md5)) return content;
    if (tries >= TRIES) throw new Error(`${path} did not arrive as it is stored`);
  }
}
