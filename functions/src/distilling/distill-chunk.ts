import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RECIPE } from '@rawi/media/distill/distilled-page';
import type { ChapterFile } from '@rawi/model/truth/file';
import { handOn, renew } from '../data/lease.ts';
import type { DistillServices } from './distill-services.ts';
import { fetchOriginal } from './fetch-original.ts';
import type { HeldFile } from './held-file.ts';
import { pageProgress } from './page-progress.ts';
import { stagedFolder, stagePart, uploadPages } from './staged-pages.ts';

/** No page of a chunk starts after this time; the last one may take as long again. */
export const CHUNK_SECONDS = 40;

/**
 * Draws the next pages, stages them, and hands the rest to another task. Throws `FileRefused`, and `LeaseLost`. Returns
 * whether the file existed.
 */
export async function distillChunk(
  services: DistillServices,
  held: HeldFile,
  workFolder: string,
): Promise<boolean> {
  const { staged, now, distill } = services;
  const { id: fileId, document: file } = held;
  const original = join(workFolder, 'original');
  const bytes = await fetchOriginal(services, file, fileId, original);
  if (!bytes) return false;
  const source = { ...bytes, recipe: RECIPE };
  // The bytes or the recipe changed: the existing pages belong to another folder.
  const parts = isSame(file.source, source) ? file.parts : [];
  const folder = join(workFolder, 'pages');
  await mkdir(folder);
  const progress = pageProgress(now, (done, pageCount) =>
    renew(services, held, (current) => ({ progress: toWorkingProgress(current, done, pageCount) })),
  );
  const { pages, pageCount, readingDirection } = await distill({
    file: original,
    folder,
    from: (parts.at(-1) ?? 0) + 1,
    seconds: CHUNK_SECONDS,
    onPage: progress.onPage,
  });
  await progress.ended();
  await renew(services, held);
  const into = stagedFolder(file.uid, fileId, source);
  await uploadPages(staged, into, folder, pages);
  await stagePart(staged, into, { readingDirection, pages });
  const done = pages.at(-1)?.page;
  if (done === undefined) throw new Error(`A chunk of ${fileId} had no page.`);
  await handOn(services, held, {
    source,
    parts: [...parts, done],
    progress: { state: 'working', done, pageCount },
    // What was put together of pages that were drawn in another way is not gone on with.
    ...(file.arrangement && { arrangement: { ...file.arrangement, parts: [] } }),
  });
  return true;
}

/** The visible progress does not go back when a chunk is done again. */
function toWorkingProgress(
  { progress }: ChapterFile,
  done: number,
  pageCount: number,
): ChapterFile['progress'] {
  const before = progress.state === 'working' && progress.pageCount === pageCount ? progress.done : 0;
  return { state: 'working', done: Math.max(before, done), pageCount };
}

function isSame(one: ChapterFile['source'], { sha256, recipe }: NonNullable<ChapterFile['source']>): boolean {
  return one?.sha256 === sha256 && one.recipe === recipe;
}
