import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRefused } from '@rawi/media/refusal';
import { storagePaths } from '@rawi/model/paths';
import { FILE_OVERDUE_SECONDS, FILE_TRIES, type FileProgress } from '@rawi/model/truth/file';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { InvalidDocument } from '../data/converter.ts';
import { LeaseLost, later } from '../data/lease.ts';
import { distillChunk } from '../distilling/distill-chunk.ts';
import type { DistillServices } from '../distilling/distill-services.ts';
import { drawCover } from '../distilling/draw-cover.ts';
import { finishFile } from '../distilling/finish-file.ts';
import { type HeldFile, keepFile, leaveFile, takeFile } from '../distilling/held-file.ts';

const taskSchema = z.object({ fileId: z.string().min(1) });

/**
 * Does the next step for a file: a cover, a chunk of pages, or what is made from all pages. A file that
 * another task holds is left to that task. The rest is for another task, which may run in another instance,
 * because all state is in the document and in the staged files. Throws if the queue should try again.
 */
export async function distillFile(services: DistillServices, data: unknown): Promise<void> {
  const { fileId } = taskSchema.parse(data);
  const held = await takeFile(services, fileId).catch((error: unknown) => {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error(`The document of the file ${fileId} cannot be read.`, { reason: error.message });
  });
  if (!held) return;
  const workFolder = await mkdtemp(join(tmpdir(), 'file-'));
  try {
    await runStep(services, held, workFolder);
  } catch (error) {
    await handleError(services, held, error);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function runStep(services: DistillServices, held: HeldFile, workFolder: string): Promise<void> {
  const { tries, source, part, parts, progress } = held.file;
  if (tries > FILE_TRIES) {
    logger.error(`The file ${held.fileId} is given up.`, { tries: FILE_TRIES, parts });
    return await endFile(services, held, { state: 'failed' });
  }
  if (part === 'cover') {
    if (await drawCover(services, held, workFolder)) return;
    return await endMissingFile(services, held);
  }
  const isDrawn = progress.state === 'working' && parts.at(-1) === progress.pageCount;
  if (isDrawn && source) return await finishFile(services, held, source, workFolder);
  if (await distillChunk(services, held, workFolder)) return await services.enqueue(held.fileId);
  await endMissingFile(services, held);
}

async function endMissingFile(services: DistillServices, held: HeldFile): Promise<void> {
  logger.error(`The file ${held.fileId} has been deleted before it was taken apart.`);
  await endFile(services, held, { state: 'failed' });
}

async function handleError(services: DistillServices, held: HeldFile, error: unknown): Promise<void> {
  const { uid } = held.file;
  if (error instanceof LeaseLost) {
    // Another task finishes what it holds; a deleted file leaves nothing behind.
    if (error.gone) await services.staged.removeAll(storagePaths.stagedFile(uid, held.fileId));
    return;
  }
  if (error instanceof FileRefused) {
    const { code, page } = error;
    const refused = { state: 'refused' as const, code, ...(page !== undefined && { page }) };
    return await endFile(services, held, refused).catch((failure: unknown) =>
      handleError(services, held, failure),
    );
  }
  const dueAt = later(services.now(), FILE_OVERDUE_SECONDS);
  await leaveFile(services, held, { dueAt }).catch((failure: unknown) => {
    if (!(failure instanceof LeaseLost)) throw failure;
  });
  throw error;
}

/** Gives the file up: deletes what was staged, and no task will continue. */
async function endFile(services: DistillServices, held: HeldFile, progress: FileProgress): Promise<void> {
  await keepFile(services, held);
  await services.staged.removeAll(storagePaths.stagedFile(held.file.uid, held.fileId));
  await leaveFile(services, held, { progress, parts: [], dueAt: null });
}
