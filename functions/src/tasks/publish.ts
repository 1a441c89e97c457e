import { blurredFolderOf } from '@rawi/media/blurred/blurred-path';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { Submission } from '@rawi/model/truth/submission';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { goOn, handOn, later, type Next, park, release } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { inTempFolder } from '../data/temp-folder.ts';
import { isInAuth } from '../publishing/account-there.ts';
import { blurStoredChapter, blurStoredComic } from '../publishing/blur-stored.ts';
import { NotBlurred } from '../publishing/blurred-pictures.ts';
import { cleanUp, deleteDue } from '../publishing/clean-up.ts';
import { copySome } from '../publishing/copy-files.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { type HeldPublication, PUBLICATION_TERMS, showOwner } from '../publishing/held-publication.ts';
import type { PublishServices } from '../publishing/publish-services.ts';
import { folderOf, panelsFileFor, transcriptFileFor } from '../publishing/published-files.ts';
import { type Prepared, showWork } from '../publishing/show-work.ts';
import { stopPublications } from '../publishing/stop-publications.ts';
import { writeTextOf } from '../publishing/text-of-work.ts';
import { contentsOf } from '../publishing/work-contents.ts';
import { type LeasedTask, runLeased } from './leased-task.ts';

const taskSchema = z.object({ submissionId: z.string().min(1) });

/**
 * Continues the work of a decision about a published submission: copies files, a bounded number a run, then
 * shows readers the result, then deletes what is no longer needed. All state is in documents, so that another
 * task can continue; work that another task holds is left to that task. Throws if the queue should try again.
 */
export async function publish(services: PublishServices, data: unknown): Promise<void> {
  await runLeased(PUBLISHING, services, taskSchema.parse(data).submissionId);
}

const PUBLISHING: LeasedTask<PublishServices, PublicationWork> = {
  called: 'publication',
  refOf: publicationRef,
  terms: PUBLICATION_TERMS,
  step(services, held) {
    switch (held.document.step) {
      case 'files':
        return copyFiles(services, held);
      case 'document':
        return showDocument(services, held);
      case 'clean':
        return finishWork(services, held);
      case 'done':
        return deleteRest(services, held);
    }
  },
  async giveUp({ firestore }, held, reason) {
    await park(held, reason, {}, showOwner(firestore, held, 'parked'));
    logger.error(`The publication ${held.id} is parked.`, { reason });
  },
};

async function copyFiles(services: PublishServices, held: HeldPublication): Promise<Next<PublicationWork>> {
  const { document: work } = held;
  const submission = await readSubmission(services, held);
  if (work.way === 'out' && !submission) return await abandon(services, held);
  const { copies, draw } = await contentsOf(services, work, submission);
  const cursor = await copySome(services.bucket, copies, work.cursor);
  if (cursor !== null) return await handOn(services, held, { cursor });
  await inTempFolder(draw);
  return await goOn(services, held, { step: 'document', cursor: null });
}

/** Only publishing shows a document; unpublishing has removed it together with the decision. */
async function showDocument(
  services: PublishServices,
  held: HeldPublication,
): Promise<Next<PublicationWork>> {
  if (held.document.way !== 'out') return await goOn(services, held, { step: 'clean' });
  const submission = await readSubmission(services, held);
  if (!submission) return await abandon(services, held);
  const { prepared } = await contentsOf(services, held.document, submission);
  const shown = await showWork(services, held, await withText(services, held, submission, prepared));
  if (shown === 'gone') return await abandon(services, held);
  if (shown !== 'taken-down') return shown;
  // The take-down stops this work, or is about to.
  return await release(held, {}, later(services.now(), PUBLICATION_TERMS.overdueSeconds));
}

/** With the text of a chapter, whose file is written now: it is the same file each time. */
async function withText(
  services: PublishServices,
  { id, document }: HeldPublication,
  submission: Submission,
  prepared: Prepared,
): Promise<Prepared> {
  if (prepared?.kind !== 'chapter' || submission.kind !== 'chapter') return prepared;
  const { shown } = prepared;
  const { pageCount } = shown;
  const text = await writeTextOf(services, { submissionId: id, submission, work: document, pageCount });
  const { transcript, madeOf } = text;
  return {
    ...prepared,
    shown: { ...shown, ...(transcript && { transcript }) },
    ...(madeOf && { textMadeOf: madeOf }),
  };
}

async function finishWork(services: PublishServices, held: HeldPublication): Promise<undefined> {
  const { way, uid } = held.document;
  if (way === 'out' && !(await isInAuth(services.auth, uid))) {
    await stopPublications(services, uid);
    if ((await held.ref.get()).data()?.lease?.id !== held.lease) return;
  }
  const { dueAt, ...left } = await cleanUp(services, held);
  // Readers do not wait for what only dense screens show: `drawDense` makes it of the original.
  const densePage = way === 'out' && held.document.chapterId !== null ? 1 : 0;
  await release(held, { ...left, densePage }, dueAt, showOwner(services.firestore, held, 'done'));
  // Behind the end: nobody who decides about the work waits for it, and what is missed here the hourly walk makes.
  if (way === 'out') await blurPictures(services, held);
}

/** Readers have the work by now, so pictures that cannot be made are a line of the log. */
async function blurPictures(services: PublishServices, { id, document }: HeldPublication): Promise<void> {
  const { comicId, chapterId } = document;
  try {
    if (chapterId === null) await blurStoredComic(services, comicId);
    else await blurStoredChapter(services, { comicId, chapterId });
  } catch (error) {
    if (!(error instanceof NotBlurred || error instanceof FileVanished)) throw error;
    logger.error(`The blurred pictures of the publication ${id} were not made.`, { error });
  }
}

async function deleteRest(services: PublishServices, held: HeldPublication): Promise<undefined> {
  const { dueAt, ...left } = await deleteDue(services, held);
  await release(held, left, dueAt);
}

async function readSubmission(
  { firestore }: PublishServices,
  { id }: HeldPublication,
): Promise<Submission | undefined> {
  return (await submissionRef(firestore, id).get()).data();
}

/** Its owner's account was deleted before it was public: everything of it is deleted. */
async function abandon({ bucket }: PublishServices, held: HeldPublication): Promise<undefined> {
  for (const { into } of held.document.folders) {
    await bucket.removeAll(`${into}/`);
    await bucket.removeAll(`${blurredFolderOf(into)}/`);
    await bucket.removeAll(`${folderOf(panelsFileFor(into))}/`);
    await bucket.removeAll(`${folderOf(transcriptFileFor(into))}/`);
  }
  await held.ref.delete();
  logger.warn(`The submission ${held.id} was deleted before it was published.`);
}
