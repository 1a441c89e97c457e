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
 * The default of Cloud Tasks for how long it waits for an answer. The local queue would wait 60 s and then
 * start the task a second time in another process, which on a busy machine never ends.
 */
const TASK_TIMEOUT_SECONDS = 600;

/**
 * Adds a task to a queue, which is found by its name with its location; the plain name means another region.
 */
export async function enqueue(
  name: string,
  data: object,
  addressOf = deployedAddress,
  options: { readonly id?: string; readonly scheduleDelaySeconds?: number } = {},
): Promise<void> {
  const queue = getFunctions(app()).taskQueue(`locations/${REGION}/functions/${name}`);
  const deadline = { dispatchDeadlineSeconds: TASK_TIMEOUT_SECONDS };
  await queue.enqueue(data, { ...options, ...deadline, ...(addressOf && { uri: await addressOf(name) }) });
}

export async function enqueueAccountTask(task: AccountTask): Promise<void> {
  await enqueue('runAccountTask', task);
}

export async function enqueueMail(mailId: string): Promise<void> {
  await enqueue('deliverMail', { mailId });
}

/** Adds a photo to the queue. A duplicate task does nothing: the upload is gone. */
export async function enqueuePhoto(
  task: { readonly path: string; readonly uploadedAt: string },
  delaySeconds = 0,
): Promise<void> {
  await enqueue('drawPhoto', task, deployedAddress, { scheduleDelaySeconds: delaySeconds });
}

/** Adds a chapter's file to the queue. A duplicate task does nothing: the file has a lease. */
export async function enqueueFile(fileId: string): Promise<void> {
  await enqueue('distillFile', { fileId });
}

/**
 * Adds the remaining work of a decision to the queue. A duplicate task does nothing: the work has a lease.
 */
export async function enqueuePublication(submissionId: string): Promise<void> {
  await enqueue('publish', { submissionId });
}

/** Adds a take-down, or its return, to the queue. A duplicate task does nothing: it has a lease. */
export async function enqueueTakedown(takedownId: string): Promise<void> {
  await enqueue('moveTakedown', { takedownId });
}

/**
 * Adds the notifications about a new chapter to the queue. A duplicate task does nothing: each batch is sent
 * once.
 */
export async function enqueueFanOut(fanOutId: string): Promise<void> {
  await enqueue('fanOut', { fanOutId });
}

/** Adds what a person is to be notified of on their devices. A duplicate task does nothing: it has a lease. */
export async function enqueuePush(uid: string, delaySeconds = 0): Promise<void> {
  await enqueue('deliverPush', { uid }, deployedAddress, { scheduleDelaySeconds: delaySeconds });
}

/** A page to be rebuilt. */
export interface RebuildTask {
  readonly pageId: string;
  /** The generation of the mark that the task is for. */
  readonly generation: string;
  /** Distinguishes the sweep's tasks for one generation from each other and from the first. */
  readonly sweep?: string;
  readonly delaySeconds: number;
}

/**
 * Adds a page to the queue, once for each generation and sweep, because the task's id is made of them. That a
 * task of this id exists may mean that it has run and failed permanently, and the local queue answers every
 * error that way: so it is never taken for "queued". The mark stays until the page is rebuilt, and the sweep
 * adds it under another id.
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
