import { join } from 'node:path';
import { type DistilledPage, distilledPageSchema } from '@rawi/media/distill/distill-page';
import { storagePaths } from '@rawi/model/paths';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import type { ChapterFile } from '@rawi/model/truth/file';
import { z } from 'zod';
import type { Files } from '../data/files.ts';
import { inParallel } from './in-parallel.ts';

/** The result of one chunk, stored beside the pages that it wrote. */
const partSchema = z.strictObject({
  readingDirection: z.enum(READING_DIRECTIONS).optional(),
  pages: z.array(distilledPageSchema).min(1),
});
export type StagedPart = z.infer<typeof partSchema>;
/** 500 pages, each of twenty slices, need far less. */
const MAX_PART_BYTES = 32 * 1024 * 1024;

/** The folder for the pages of these bytes: drawing them twice writes the same files. */
export function stagedFolder(
  uid: string,
  fileId: string,
  { sha256, recipe }: NonNullable<ChapterFile['source']>,
): string {
  return storagePaths.stagedFolder(uid, fileId, `${sha256.slice(0, 32)}-${recipe}`);
}

/** Uploads the files of pages from a folder on disk, and then their description. */
export async function stagePart(
  staged: Files,
  to: string,
  from: string,
  part: {
    readonly readingDirection: StagedPart['readingDirection'];
    readonly pages: readonly DistilledPage[];
  },
): Promise<void> {
  const names = part.pages.flatMap(({ jpeg, images }) => [
    { name: jpeg.name, contentType: 'image/jpeg' },
    ...images.flatMap(({ files }) => files.map(({ name }) => ({ name, contentType: 'image/webp' }))),
  ]);
  await inParallel(names, ({ name, contentType }) =>
    staged.upload(`${to}/${name}`, join(from, name), unpublished(contentType)),
  );
  const [first, last] = [part.pages[0]?.page ?? 0, part.pages.at(-1)?.page ?? 0];
  await stageJson(staged, `${to}/${partName(first, last)}`, part);
}

/** The results of all chunks; `lastPages` are the last pages of each. */
export async function stagedParts(
  staged: Files,
  folder: string,
  lastPages: readonly number[],
): Promise<StagedPart> {
  const parts = [];
  for (const [index, last] of lastPages.entries()) {
    const path = `${folder}/${partName((lastPages[index - 1] ?? 0) + 1, last)}`;
    const bytes = await staged.read(path, MAX_PART_BYTES);
    if (!Buffer.isBuffer(bytes)) throw new Error(`${path} is not there, or too large.`);
    parts.push(partSchema.parse(JSON.parse(bytes.toString('utf8'))));
  }
  return { readingDirection: parts[0]?.readingDirection, pages: parts.flatMap(({ pages }) => pages) };
}

export async function stageJson(staged: Files, path: string, value: object): Promise<void> {
  await staged.save(path, Buffer.from(JSON.stringify(value)), unpublished('application/json'));
}

/** Unpublished files must not be cached by anybody. */
export const unpublished = (contentType: string) => ({
  contentType,
  cacheControl: 'private, no-store',
  metadata: {},
});

const partName = (first: number, last: number) => `pages-${first}-${last}.json`;
