import { PUBLISHED_CACHE_CONTROL } from '@rawi/media/upload-files';
import { FILES_A_RUN } from '@rawi/model/truth/publication';
import type { Files, NewFile } from '../data/files.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import { unpublished } from '../distilling/staged-pages.ts';
import { FileVanished } from './file-vanished.ts';
import type { Copy } from './published-files.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  json: 'application/json',
};

/**
 * Copies the next files after `cursor` and verifies each; an existing copy is made again. Returns the path of
 * the last one, or null when none is left. Throws `FileVanished`.
 */
export async function copySome(
  bucket: Files,
  copies: readonly Copy[],
  cursor: string | null,
): Promise<string | null> {
  const begin = copies.findIndex(({ into }) => into === cursor) + 1;
  const some = copies.slice(begin, begin + FILES_A_RUN);
  await inParallel(some, (copy) => copySurely(bucket, copy));
  return begin + FILES_A_RUN < copies.length ? (some.at(-1)?.into ?? null) : null;
}

async function copySurely(bucket: Files, { from, into }: Copy): Promise<void> {
  const source = await bucket.find(from);
  if (!source || !(await bucket.copy(from, into, fileAt(into)))) throw new FileVanished(from);
  // A published file may have a download token, which would permanently open the copy to whoever has it.
  if (!into.startsWith('public/')) await bucket.dropDownloadToken(into);
  const copy = await bucket.find(into);
  if (copy?.bytes !== source.bytes || copy.checksum !== source.checksum) {
    throw new Error(`${into} is not what ${from} is.`);
  }
}

/** The storage options of a file at a path. */
export function fileAt(path: string): NewFile {
  const contentType = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  if (!path.startsWith('public/')) return unpublished(contentType);
  return { contentType, cacheControl: PUBLISHED_CACHE_CONTROL, metadata: {} };
}
