import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf } from '@rawi/model/truth/page-images';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import type { DistilledChapter } from '../distilled-chapter.ts';
import type { ImportBucket } from './import-bucket.ts';

/** Which page of the site has the very images that a page of a file has, both from 1. */
export async function sameImages(
  bucket: ImportBucket,
  before: PageManifest,
  { folder, pages }: DistilledChapter,
): Promise<ReadonlyMap<number, number>> {
  const was = new Map<string, number>();
  for (const [index, slices] of pagesOf(before).entries()) {
    const files = slices.map(({ sources }) => narrowest(sources)?.path ?? '');
    const hash = await hashOf(files, (path) => downloaded(bucket, path));
    if (hash !== undefined && !was.has(hash)) was.set(hash, index + 1);
  }
  const same = new Map<number, number>();
  for (const [index, { images }] of pages.entries()) {
    const files = images.map((slice) => narrowest(slice.files)?.name ?? '');
    const hash = await hashOf(files, (name) => readFile(join(folder, name)));
    const page = hash === undefined ? undefined : was.get(hash);
    if (page !== undefined) same.set(index + 1, page);
  }
  return same;
}

const narrowest = <T extends { readonly width: number }>(files: readonly T[]): T | undefined =>
  files.toSorted((one, other) => one.width - other.width)[0];

/** Undefined where one of them is not there. */
async function hashOf(
  files: readonly string[],
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<string | undefined> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await read(file);
    if (!content) return undefined;
    hash.update(createHash('sha256').update(content).digest());
  }
  return hash.digest('hex');
}

/** A file of the site; undefined where it is gone. */
export async function downloaded(bucket: ImportBucket, path: string): Promise<Buffer | undefined> {
  const file = bucket.file(path);
  const [exists] = await file.exists();
  if (!exists) return undefined;
  const [content] = await file.download();
  return content;
}
