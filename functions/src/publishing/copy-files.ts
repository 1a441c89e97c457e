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
};

/**
 * Copies the next files behind `cursor`, each looked at afterwards: a copy that is there already is made once more. Returns
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
  // What readers got may have a token, which would open the copy to them for ever.
  if (!into.startsWith('public/')) await bucket.dropDownloadToken(into);
  const copy = await bucket.find(into);
  if (copy?.bytes !== source.bytes || copy.checksum !== source.checksum) {
    throw new Error(`${into} is not what ${from} is.`);
  }
}

/** How a file is kept at a path. */
export function fileAt(path: string): NewFile {
  const contentType = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  if (!path.startsWith('public/')) return unpublished(contentType);
  return { contentType, cacheControl: PUBLISHED_CACHE_CONTROL, metadata: {} };
}
