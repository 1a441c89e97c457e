import { join } from 'node:path';
import { type DistilledPage, distilledPageSchema } from '@rawi/media/distill/distilled-page';
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

/** The folder for what an arrangement makes of them. */
export function arrangedFolder(drawn: string, { id }: NonNullable<ChapterFile['arrangement']>): string {
  return `${drawn}-${id}`;
}

/** The files of a page. */
export function filesOfPage({ jpeg, images }: DistilledPage): readonly PageFile[] {
  return [
    { name: jpeg.name, contentType: 'image/jpeg' },
    ...images.flatMap(({ files }) => files.map(({ name }) => ({ name, contentType: 'image/webp' }))),
  ];
}

export interface PageFile {
  readonly name: string;
  readonly contentType: string;
}

/** Uploads the files of pages from a folder on disk. */
export async function uploadPages(
  staged: Files,
  to: string,
  from: string,
  pages: readonly DistilledPage[],
): Promise<void> {
  await inParallel(pages.flatMap(filesOfPage), ({ name, contentType }) =>
    staged.upload(`${to}/${name}`, join(from, name), unpublished(contentType)),
  );
}

/** Stores the description of a chunk whose files lie there. */
export async function stagePart(
  staged: Files,
  to: string,
  part: {
    readonly readingDirection: StagedPart['readingDirection'];
    readonly pages: readonly DistilledPage[];
  },
): Promise<void> {
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
