import { isDown, LATE_FILES_SECONDS, TAKEDOWN_FILES_A_RUN, type Takedown } from '@rawi/model/truth/takedown';
import type { Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { goOn, handOn, later, type Next, park, release } from '../data/lease.ts';
import { sealedCount, sealedWith, takedownRef } from '../data/takedowns.ts';
import { noteInLedger } from '../ledger/ledger.ts';
import { bringDocument, bringWork, inOrderOfReturn } from '../takedowns/bring-documents.ts';
import { endSeal } from '../takedowns/end-seal.ts';
import { type HeldTakedown, TAKEDOWN_TERMS } from '../takedowns/held-takedown.ts';
import { unsealFiles } from '../takedowns/move-files.ts';
import { publishedFilesOf } from '../takedowns/sealed-files.ts';
import { breakSeal, removeLate, takeFilesOf } from '../takedowns/sealing.ts';
import { settlePhoto } from '../takedowns/settle-photo.ts';
import { takeDocuments } from '../takedowns/take-documents.ts';
import type { TakedownServices } from '../takedowns/takedown-services.ts';
import { type LeasedTask, runLeased } from './leased-task.ts';

const taskSchema = z.object({ takedownId: z.string().min(1) });

/**
 * Continues a take-down, or its return: removes documents from readers and seals them, moves files away,
 * looks again for late files, and deletes sealed content when its time is over. Each run does a bounded
 * amount, and all state is in documents and in the bucket, so that another task can continue. Throws if the
 * queue should try again.
 */
export async function moveTakedown(services: TakedownServices, data: unknown): Promise<void> {
  await runLeased(MOVING, services, taskSchema.parse(data).takedownId);
}

const MOVING: LeasedTask<TakedownServices, Takedown> = {
  called: 'take-down',
  refOf: takedownRef,
  terms: TAKEDOWN_TERMS,
  step(services, held) {
    const { step, way } = held.document;
    switch (step) {
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
  },
  async giveUp(_services, held, reason) {
    await park(held, reason, { state: 'parked' });
    logger.error(`The take-down ${held.id} is parked.`, { reason, down: isDown(held.document) });
  },
};

async function takeAway(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  const { firestore: db, bucket } = services;
  const { target, reason, at } = held.document;
  const isDone = await takeDocuments(services, held);
  // Readers lose it whatever becomes of this, and nobody reads that it is done before this is.
  await noteInLedger(bucket, { act: 'takenDown', target, reason, at });
  await settlePhoto(services, target);
  const done = await sealedCount(db, held.id);
  if (!isDone) return await handOn(services, held, { done });
  return await goOn(services, held, { step: 'files', cursor: null, done, total: 2 * done });
}

async function sealAll(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  const { firestore: db, now } = services;
  const { id: takedownId, document: takedown } = held;
  const [next] = (await startAfterCursor(sealedWith(db, takedownId), takedown.cursor).limit(1).get()).docs;
  if (!next) {
    const again = later(takedown.at, LATE_FILES_SECONDS);
    const dueAt = again > now() ? again : now();
    return await release(held, { state: 'down', step: 'again', cursor: null }, dueAt);
  }
  if (!(await takeFilesOf(services, takedownId, next.data(), TAKEDOWN_FILES_A_RUN)))
    return await handOn(services, held, {});
  return await goOn(services, held, { cursor: next.id, done: takedown.done + 1 });
}

/**
 * A publishing task may have held its lease when this was decided, and copied files until the lease expired.
 */
async function lookAgain(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  const { id: takedownId, document: takedown } = held;
  await removeLate(services, takedownId);
  return await release(held, { step: 'done' }, takedown.sealedUntil);
}

async function unsealAll(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  const { firestore: db, bucket } = services;
  const { id: takedownId, document: takedown } = held;
  const [next] = (await startAfterCursor(sealedWith(db, takedownId), takedown.cursor).limit(1).get()).docs;
  if (!next) return await goOn(services, held, { step: 'documents', cursor: null });
  const moved = await unsealFiles(bucket, takedownId, publishedFilesOf(next.data()), TAKEDOWN_FILES_A_RUN);
  if (moved === TAKEDOWN_FILES_A_RUN) return await handOn(services, held, {});
  return await goOn(services, held, { cursor: next.id, done: takedown.done + 1 });
}

async function bringBack(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  const { firestore: db } = services;
  const { id: takedownId, document: takedown } = held;
  const sealed = (await sealedWith(db, takedownId).get()).docs.map((each) => each.data());
  const [first] = inOrderOfReturn(sealed);
  if (first !== undefined) {
    await bringDocument(services, held, first);
    return await goOn(services, held, { done: Math.min(takedown.done + 1, takedown.total) });
  }
  while (await bringWork(services, held)) {
    // Until nothing is left.
  }
  await settlePhoto(services, takedown.target);
  return await goOn(services, held, { step: 'again' });
}

async function finishReturn(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  await breakSeal(services, held);
  const { target, returned, total } = held.document;
  await noteInLedger(services.bucket, { act: 'givenBack', target, at: returned?.at ?? services.now() });
  return await release(held, { state: 'returned', step: 'done', done: total, sealedUntil: null }, null);
}

async function endTakedown(services: TakedownServices, held: HeldTakedown): Promise<Next<Takedown>> {
  const { document: takedown } = held;
  const { sealedUntil } = takedown;
  if (sealedUntil !== null && sealedUntil > services.now()) return await release(held, {}, sealedUntil);
  // From here on it cannot be given back, so that nothing is given back only in part.
  if (takedown.step === 'done') return await goOn(services, held, { step: 'over', sealedUntil: null });
  await endSeal(services, held);
  return await release(held, { step: 'done' }, null);
}

function startAfterCursor<T>(query: Query<T>, cursor: string | null): Query<T> {
  return cursor === null ? query : query.startAfter(cursor);
}
