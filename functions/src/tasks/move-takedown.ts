import {
  isDown,
  LATE_FILES_SECONDS,
  TAKEDOWN_FILES_A_RUN,
  TAKEDOWN_OVERDUE_SECONDS,
  TAKEDOWN_TRIES,
} from '@rawi/model/truth/takedown';
import type { Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { InvalidDocument } from '../data/converter.ts';
import { LeaseLost, later } from '../data/lease.ts';
import { sealedCount, sealedWith } from '../data/takedowns.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { bringDocument, inOrderOfReturn } from '../takedowns/bring-documents.ts';
import { endSeal } from '../takedowns/end-seal.ts';
import { type HeldTakedown, holdTakedown, keepTakedown, leaveTakedown } from '../takedowns/held-takedown.ts';
import { unsealFiles } from '../takedowns/move-files.ts';
import { publishedFilesOf } from '../takedowns/sealed-files.ts';
import { breakSeal, removeLate, takeFilesOf } from '../takedowns/sealing.ts';
import { settlePhoto } from '../takedowns/settle-photo.ts';
import { takeDocuments } from '../takedowns/take-documents.ts';
import type { TakedownServices } from '../takedowns/takedown-services.ts';

const taskSchema = z.object({ takedownId: z.string().min(1) });

/**
 * Continues a take-down, or its return: removes documents from readers and seals them, moves files away,
 * looks again for late files, and deletes sealed content when its time is over. Each run does a bounded
 * amount, and all state is in documents and in the bucket, so that another task can continue. Throws if the
 * queue should try again.
 */
export async function moveTakedown(services: TakedownServices, data: unknown): Promise<void> {
  const { takedownId } = taskSchema.parse(data);
  const held = await holdTakedown(services, takedownId).catch((error: unknown) => {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error(`The take-down ${takedownId} cannot be read.`, { reason: error.message });
  });
  if (!held) return;
  let now = held;
  try {
    if (held.takedown.tries > TAKEDOWN_TRIES) throw new Exhausted(held.takedown.error);
    for (let next: Next = held; next !== undefined; next = await runStep(services, now)) now = next;
  } catch (error) {
    await handleError(services, now, error);
  }
}

/** The work was started too often. */
class Exhausted extends Error {
  constructor(why: string | null) {
    super(why ?? `Begun ${TAKEDOWN_TRIES} times, never finished.`);
  }
}

/** What the task continues with; undefined once it has released the take-down. */
type Next = HeldTakedown | undefined;

function runStep(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { step: at, way } = held.takedown;
  switch (at) {
    case 'documents':
      return way === 'down' ? takeAway(services, held) : bringBack(services, held);
    case 'files':
      return way === 'down' ? sealAll(services, held) : unsealAll(services, held);
    case 'again':
      return way === 'down' ? lookAgain(services, held) : finishReturn(services, held);
    case 'done':
    case 'over':
      return endTakedown(services, held);
  }
}

async function takeAway(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { firestore: db } = services;
  const isDone = await takeDocuments(services, held);
  await settlePhoto(services, held.takedown.target);
  const done = await sealedCount(db, held.takedownId);
  if (!isDone) return await releaseTakedown(services, held, { done });
  return await keepTakedown(services, held, { step: 'files', cursor: null, done, total: 2 * done });
}

async function sealAll(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { firestore: db, now } = services;
  const { takedownId, takedown } = held;
  const [next] = (await startAfterCursor(sealedWith(db, takedownId), takedown.cursor).limit(1).get()).docs;
  if (!next) {
    const again = later(takedown.at, LATE_FILES_SECONDS);
    const dueAt = again > now() ? again : now();
    await leaveTakedown(services, held, {
      state: 'down',
      step: 'again',
      cursor: null,
      dueAt,
      tries: 0,
      error: null,
    });
    return undefined;
  }
  if (!(await takeFilesOf(services, takedownId, next.data(), TAKEDOWN_FILES_A_RUN)))
    return await releaseTakedown(services, held, {});
  return await keepTakedown(services, held, { cursor: next.id, done: takedown.done + 1 });
}

/**
 * A publishing task may have held its lease when this was decided, and copied files until the lease expired.
 */
async function lookAgain(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { takedownId, takedown } = held;
  await removeLate(services, takedownId);
  await leaveTakedown(services, held, { step: 'done', dueAt: takedown.sealedUntil, tries: 0, error: null });
  return undefined;
}

async function unsealAll(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { firestore: db, bucket } = services;
  const { takedownId, takedown } = held;
  const [next] = (await startAfterCursor(sealedWith(db, takedownId), takedown.cursor).limit(1).get()).docs;
  if (!next) return await keepTakedown(services, held, { step: 'documents', cursor: null });
  const moved = await unsealFiles(bucket, takedownId, publishedFilesOf(next.data()), TAKEDOWN_FILES_A_RUN);
  if (moved === TAKEDOWN_FILES_A_RUN) return await releaseTakedown(services, held, {});
  return await keepTakedown(services, held, { cursor: next.id, done: takedown.done + 1 });
}

async function bringBack(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { firestore: db } = services;
  const { takedownId, takedown } = held;
  const sealed = (await sealedWith(db, takedownId).get()).docs.map((each) => each.data());
  const [first] = inOrderOfReturn(sealed);
  if (first !== undefined) {
    await bringDocument(services, held, first);
    return await keepTakedown(services, held, { done: Math.min(takedown.done + 1, takedown.total) });
  }
  await settlePhoto(services, takedown.target);
  return await keepTakedown(services, held, { step: 'again' });
}

async function finishReturn(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  await breakSeal(services, held);
  const { total } = held.takedown;
  const returned = { state: 'returned', step: 'done', done: total, sealedUntil: null, dueAt: null } as const;
  await leaveTakedown(services, held, { ...returned, tries: 0, error: null });
  return undefined;
}

async function endTakedown(services: TakedownServices, held: HeldTakedown): Promise<Next> {
  const { takedown } = held;
  const { sealedUntil } = takedown;
  if (sealedUntil !== null && sealedUntil > services.now()) {
    await leaveTakedown(services, held, { dueAt: sealedUntil, tries: 0, error: null });
    return undefined;
  }
  // From here on it cannot be given back, so that nothing is given back only in part.
  if (takedown.step === 'done')
    return await keepTakedown(services, held, { step: 'over', sealedUntil: null });
  await endSeal(services, held);
  await leaveTakedown(services, held, { step: 'done', dueAt: null, tries: 0, error: null });
  return undefined;
}

function startAfterCursor<T>(query: Query<T>, cursor: string | null): Query<T> {
  return cursor === null ? query : query.startAfter(cursor);
}

/** Releases it for the next run, which is enqueued immediately. */
async function releaseTakedown(
  services: TakedownServices,
  held: HeldTakedown,
  change: { readonly done?: number },
): Promise<undefined> {
  await leaveTakedown(services, held, { ...change, tries: 0, error: null });
  await services.enqueue(held.takedownId);
  return undefined;
}

async function handleError(services: TakedownServices, held: HeldTakedown, error: unknown): Promise<void> {
  // Another task finishes what it holds, or what was decided differently meanwhile.
  if (error instanceof LeaseLost) return;
  const reason = error instanceof Error ? error.message : String(error);
  const isOver =
    error instanceof Exhausted ||
    error instanceof FileVanished ||
    error instanceof InvalidDocument ||
    held.takedown.tries >= TAKEDOWN_TRIES;
  if (isOver) {
    const parked = { state: 'parked', error: reason.slice(0, 500), dueAt: null } as const;
    await leaveTakedown(services, held, parked).catch(ignoreLostLease);
    logger.error(`The take-down ${held.takedownId} is parked.`, { reason, down: isDown(held.takedown) });
    return;
  }
  const dueAt = later(services.now(), TAKEDOWN_OVERDUE_SECONDS);
  await leaveTakedown(services, held, { dueAt, error: reason.slice(0, 500) }).catch(ignoreLostLease);
  throw error;
}

function ignoreLostLease(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error;
}
