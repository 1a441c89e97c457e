import { RECIPE } from '@rawi/media/distill/distilled-page';
import { FileRefused } from '@rawi/media/refusal';
import { paths, storagePaths } from '@rawi/model/paths';
import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { fileRef } from '../data/chapter-files.ts';
import { release, renew } from '../data/lease.ts';
import { inTempFolder } from '../data/temp-folder.ts';
import { arrangeChunk } from '../distilling/arrange-chunk.ts';
import { distillChunk } from '../distilling/distill-chunk.ts';
import type { DistillServices } from '../distilling/distill-services.ts';
import { drawCover } from '../distilling/draw-cover.ts';
import { finishFile } from '../distilling/finish-file.ts';
import { FILE_TERMS, type HeldFile } from '../distilling/held-file.ts';
import { type LeasedTask, runLeased } from './leased-task.ts';

const taskSchema = z.object({ fileId: z.string().min(1) });

/**
 * Does the next step for a file: a cover, a chunk of pages, or what is made from all pages. A file that
 * another task holds is left to that task. The rest is for another task, which may run in another instance,
 * because all state is in the document and in the staged files. Throws if the queue should try again.
 */
export async function distillFile(services: DistillServices, data: unknown): Promise<void> {
  const { fileId } = taskSchema.parse(data);
  await runLeased(DISTILLING, services, fileId);
  await submitDraft(services, fileId);
}

const endedSchema = z.object({ submissionId: z.string(), dueAt: z.null() });

/**
 * Submits the draft that waits for this file. Outside of the lease, so that a task that comes twice does what the first
 * has not done; a file on which work is left has a time at which the sweep hands it over.
 */
async function submitDraft({ firestore, submitChecked }: DistillServices, fileId: string): Promise<void> {
  const stored: unknown = (await firestore.doc(paths.file(fileId)).get()).data();
  const ended = endedSchema.safeParse(stored);
  if (ended.success) await submitChecked(ended.data.submissionId);
}

const DISTILLING: LeasedTask<DistillServices, ChapterFile> = {
  called: 'file',
  refOf: fileRef,
  terms: FILE_TERMS,
  step: doNext,
  async giveUp(services, held, reason) {
    await endFile(services, held, { state: 'failed' });
    logger.error(`The file ${held.id} is given up.`, { reason, parts: held.document.parts });
  },
  forget: deleteStaged,
};

async function doNext(services: DistillServices, held: HeldFile): Promise<undefined> {
  try {
    if (await inTempFolder((folder) => makeNext(services, held, folder))) return;
  } catch (error) {
    if (!(error instanceof FileRefused) || isFirstTimeTooSlow(held, error)) throw error;
    const { code, page } = error;
    return await endFile(services, held, { state: 'refused', code, ...(page !== undefined && { page }) });
  }
  logger.error(`The file ${held.id} has been deleted before it was taken apart.`);
  await endFile(services, held, { state: 'failed' });
}

/** A busy machine is slow for every file: only one that is too slow in a task of its own later, too, is refused for it. */
function isFirstTimeTooSlow({ document }: HeldFile, { code }: FileRefused): boolean {
  return code === 'too-slow' && document.tries === 1;
}

/** Makes what comes next of a file, and releases it. Returns whether the uploaded file existed. */
async function makeNext(services: DistillServices, held: HeldFile, folder: string): Promise<boolean> {
  const { source, part, arrangement } = held.document;
  if (part === 'cover') return await drawCover(services, held, folder);
  if (!source || !isDrawn(held)) return await distillChunk(services, held, folder);
  if (arrangement && arrangement.parts.at(-1) !== arrangement.pages.length) {
    return await arrangeChunk(services, held, { source, arrangement }, folder);
  }
  await finishFile(services, held, source, folder);
  return true;
}

/** Whether the file's own pages are there; for an arrangement, as a page that is turned would be drawn now. */
function isDrawn({ document: { source, parts, progress, arrangement } }: HeldFile): boolean {
  const last = parts.at(-1);
  if (arrangement) return last === arrangement.pageCount && source?.recipe === RECIPE;
  return progress.state === 'working' && last === progress.pageCount;
}

/** Ends the work on a file without a result: deletes what was staged, and no task will continue. */
async function endFile(
  services: DistillServices,
  held: HeldFile,
  progress: FileProgress,
): Promise<undefined> {
  // Only the task that holds it may delete what was staged.
  await renew(services, held);
  const { arrangement } = held.document;
  if (arrangement) {
    // The file's own pages stay, so that its owner can arrange them in another way.
    return await release(held, { progress, arrangement: { ...arrangement, parts: [] } }, null);
  }
  await deleteStaged(services, held);
  await release(held, { progress, parts: [] }, null);
}

async function deleteStaged({ staged }: DistillServices, { id, document }: HeldFile): Promise<void> {
  await staged.removeAll(storagePaths.stagedFile(document.uid, id));
}
