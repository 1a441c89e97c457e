import { createHash } from 'node:crypto';
import { getFunctions } from 'firebase-admin/functions';
import { isEmulated } from '../settings.ts';
import type { AccountTask } from './account-task.ts';
import { app } from './app.ts';
import { queueAddresses } from './queue-address.ts';
import { REGION } from './region.ts';

/** The emulator knows where its functions are. */
const deployedAddress = isEmulated
  ? undefined
  : queueAddresses({
      origin: 'https://cloudfunctions.googleapis.com',
      project: process.env['GCLOUD_PROJECT'] ?? '',
      region: REGION,
      accessToken,
    });

async function accessToken(): Promise<string> {
  const token = await app().options.credential?.getAccessToken();
  if (!token) throw new Error('The functions have no credential.');
  return token.access_token;
}

/**
 * What Cloud Tasks waits for an answer by itself. The local queue would wait 60 s and then run the task a second time beside
 * the first, in a process more: on a busy machine that never ends.
 */
const DEADLINE_SECONDS = 600;

/** Hands a task to a queue, which is found by its name with its location; the plain name means another region. */
export async function enqueue(
  name: string,
  data: object,
  addressOf = deployedAddress,
  options: { readonly id?: string; readonly scheduleDelaySeconds?: number } = {},
): Promise<void> {
  const queue = getFunctions(app()).taskQueue(`locations/${REGION}/functions/${name}`);
  const deadline = { dispatchDeadlineSeconds: DEADLINE_SECONDS };
  await queue.enqueue(data, { ...options, ...deadline, ...(addressOf && { uri: await addressOf(name) }) });
}

export async function enqueueAccountTask(task: AccountTask): Promise<void> {
  await enqueue('runAccountTask', task);
}

export async function enqueueMail(mailId: string): Promise<void> {
  await enqueue('deliverMail', { mailId });
}

/** Hands a photo to the queue. A task more than there should be does nothing: the upload is gone. */
export async function enqueuePhoto(
  task: { readonly path: string; readonly uploadedAt: string },
  delaySeconds = 0,
): Promise<void> {
  await enqueue('drawPhoto', task, deployedAddress, { scheduleDelaySeconds: delaySeconds });
}

/** Hands a chapter's file to the queue. A task more than there should be does nothing: the file has a lease. */
export async function enqueueFile(fileId: string): Promise<void> {
  await enqueue('distillFile', { fileId });
}

/** Hands to the queue what is left of a decision. A task more than there should be does nothing: the work has a lease. */
export async function enqueuePublication(submissionId: string): Promise<void> {
  await enqueue('publish', { submissionId });
}

/** Hands a take-down to the queue, or its return. A task more than there should be does nothing: it has a lease. */
export async function enqueueTakedown(takedownId: string): Promise<void> {
  await enqueue('moveTakedown', { takedownId });
}

/** Has people told of a new chapter. A task more than there should be does nothing: each batch is told once. */
export async function enqueueFanOut(fanOutId: string): Promise<void> {
  await enqueue('fanOut', { fanOutId });
}

/** A page to be rebuilt. */
export interface RebuildTask {
  readonly pageId: string;
  /** The generation of the mark that the task is for. */
  readonly generation: string;
  /** Tells the sweep's tasks for one generation from each other and from the first. */
  readonly sweep?: string;
  readonly delaySeconds: number;
}

/**
 * Hands a page to the queue; once for each generation and sweep, since the id is made of them. That a task of this id
 * exists may mean that it has run and failed for good, and the local queue says the same of every error: so it is never
 * taken for "queued". The mark stays until the page is rebuilt, and the sweep hands it over under another id.
 */
export async function enqueueRebuild(
  { pageId, generation, sweep = '', delaySeconds }: RebuildTask,
  addressOf = deployedAddress,
): Promise<void> {
  const id = createHash('sha256').update(`${pageId}\n${generation}\n${sweep}`).digest('hex');
  try {
    await enqueue('rebuildPage', { pageId }, addressOf, { id, scheduleDelaySeconds: delaySeconds });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}
