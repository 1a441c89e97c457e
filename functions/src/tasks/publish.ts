import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLICATION_OVERDUE_SECONDS, PUBLICATION_TRIES } from '@rawi/model/truth/publication';
import type { Submission } from '@rawi/model/truth/submission';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { InvalidDocument } from '../data/converter.ts';
import { LeaseLost, later } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';
import { isInAuth } from '../publishing/account-there.ts';
import { cleanUp, deleteDue } from '../publishing/clean-up.ts';
import { copySome } from '../publishing/copy-files.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import {
  finishPublication,
  type HeldPublication,
  keepPublication,
  leavePublication,
  parkPublication,
  takePublication,
} from '../publishing/held-publication.ts';
import type { PublishServices } from '../publishing/publish-services.ts';
import { showWork } from '../publishing/show-work.ts';
import { stopPublications } from '../publishing/stop-publications.ts';
import { TakenDown } from '../publishing/taken-down.ts';
import { contentsOf } from '../publishing/work-contents.ts';

const taskSchema = z.object({ submissionId: z.string().min(1) });

/**
 * Continues the work of a decision about a published submission: copies files, a bounded number a run, then
 * shows readers the result, then deletes what is no longer needed. All state is in documents, so that another
 * task can continue; work that another task holds is left to that task. Throws if the queue should try again.
 */
export async function publish(services: PublishServices, data: unknown): Promise<void> {
  const { submissionId } = taskSchema.parse(data);
  const held = await takePublication(services, submissionId).catch((error: unknown) => {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error(`The publication ${submissionId} cannot be read.`, { reason: error.message });
  });
  if (!held) return;
  let now = held;
  try {
    if (held.work.tries > PUBLICATION_TRIES) throw new Exhausted(held.work.error);
    for (let next: Next = held; next !== undefined; next = await runStep(services, now)) now = next;
  } catch (error) {
    await handleError(services, now, error);
  }
}

/** The work was started too often. */
class Exhausted extends Error {
  constructor(why: string | null) {
    super(why ?? `Begun ${PUBLICATION_TRIES} times, never finished.`);
  }
}

/** What the task continues with; undefined once it has released the publication. */
type Next = HeldPublication | undefined;

function runStep(services: PublishServices, held: HeldPublication): Promise<Next> {
  switch (held.work.step) {
    case 'files':
      return copyFiles(services, held);
    case 'document':
      return showDocument(services, held);
    case 'clean':
      return finishWork(services, held);
    case 'done':
      return deleteRest(services, held);
  }
}

async function copyFiles(services: PublishServices, held: HeldPublication): Promise<Next> {
  const { work, submissionId } = held;
  const submission = await readSubmission(services, held);
  if (work.way === 'out' && !submission) return await abandon(services, held);
  const { copies, draw } = await contentsOf(services, work, submission);
  const cursor = await copySome(services.bucket, copies, work.cursor);
  if (cursor !== null) {
    await leavePublication(services, held, { cursor, tries: 0, error: null });
    await services.enqueue(submissionId);
    return undefined;
  }
  await withTempFolder(draw);
  return await keepPublication(services, held, { step: 'document', cursor: null });
}

/** Only publishing shows a document; unpublishing has removed it together with the decision. */
async function showDocument(services: PublishServices, held: HeldPublication): Promise<Next> {
  if (held.work.way !== 'out') return await keepPublication(services, held, { step: 'clean' });
  const submission = await readSubmission(services, held);
  if (!submission) return await abandon(services, held);
  const { prepared } = await contentsOf(services, held.work, submission);
  return (await showWork(services, held, prepared)) ?? (await abandon(services, held));
}

async function finishWork(services: PublishServices, held: HeldPublication): Promise<Next> {
  if (held.work.way === 'out' && !(await isInAuth(services.auth, held.work.uid))) {
    await stopPublications(services, held.work.uid);
    const work = (await publicationRef(services.firestore, held.submissionId).get()).data();
    if (work?.lease?.id !== held.lease) return undefined;
  }
  await finishPublication(services, held, await cleanUp(services, held));
  return undefined;
}

async function deleteRest(services: PublishServices, held: HeldPublication): Promise<Next> {
  await leavePublication(services, held, { ...(await deleteDue(services, held)), tries: 0, error: null });
  return undefined;
}

async function readSubmission(
  { firestore }: PublishServices,
  { submissionId }: HeldPublication,
): Promise<Submission | undefined> {
  return (await submissionRef(firestore, submissionId).get()).data();
}

/** Its owner's account was deleted before it was public: everything of it is deleted. */
async function abandon({ firestore, bucket }: PublishServices, held: HeldPublication): Promise<undefined> {
  const { submissionId, work } = held;
  for (const { into } of work.folders) await bucket.removeAll(`${into}/`);
  await publicationRef(firestore, submissionId).delete();
  logger.warn(`The submission ${submissionId} was deleted before it was published.`);
  return undefined;
}

async function withTempFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function handleError(services: PublishServices, held: HeldPublication, error: unknown): Promise<void> {
  // Another task finishes what it holds.
  if (error instanceof LeaseLost) return;
  if (error instanceof TakenDown) {
    await leavePublication(services, held, { tries: 0, error: null }).catch(ignoreLostLease);
    return;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const isOver =
    error instanceof Exhausted ||
    error instanceof FileVanished ||
    error instanceof InvalidDocument ||
    held.work.tries >= PUBLICATION_TRIES;
  if (isOver) {
    try {
      await parkPublication(services, held, reason);
      logger.error(`The publication ${held.submissionId} is parked.`, { reason });
    } catch (failure) {
      ignoreLostLease(failure);
    }
    return;
  }
  const dueAt = later(services.now(), PUBLICATION_OVERDUE_SECONDS);
  await leavePublication(services, held, { dueAt, error: reason.slice(0, 500) }).catch(ignoreLostLease);
  throw error;
}

function ignoreLostLease(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error;
}
