import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { InvalidDocument } from '../data/converter.ts';
import {
  type Held,
  type Leased,
  LeaseLost,
  type LeaseTerms,
  type Leasing,
  leaveFailed,
  type Next,
  takeLeased,
} from '../data/lease.ts';
import { FileVanished } from '../publishing/file-vanished.ts';

interface Running extends Leasing {
  readonly firestore: Firestore;
}

/** A task whose state is all in one document, which it holds by a lease: what only this task knows. */
export interface LeasedTask<S extends Running, T extends Leased> {
  /** What a document is called in the log. */
  readonly called: string;
  readonly refOf: (db: Firestore, id: string) => DocumentReference<T>;
  readonly terms: LeaseTerms;
  /**
   * Does the next step and stores it with `goOn`, `handOn`, `release` or `park`, or in a commit of its own. It may be
   * run again at any point, also beside another task that has taken the document over.
   */
  readonly step: (services: S, held: Held<T>) => Promise<Next<T>>;
  /** Ends the work without a result, so that no task continues, and logs why. */
  readonly giveUp: (services: S, held: Held<T>, reason: string) => Promise<void>;
  /** Cleans up after a document that was deleted while the task held it. */
  readonly forget?: (services: S, held: Held<T>) => Promise<void>;
}

/** The work was begun too often and never ended. */
class Exhausted extends Error {}

/**
 * Takes a document and does one step after the other until one has released it. A document that another task holds,
 * that is done or that is gone is left alone, so that a task that arrives twice or late does nothing. What fails is
 * released for another try, and given up when the tries are used up or another one would find the same. Throws if
 * the queue should try again.
 */
export async function runLeased<S extends Running, T extends Leased>(
  task: LeasedTask<S, T>,
  services: S,
  id: string,
): Promise<void> {
  const { called, refOf, terms, step } = task;
  let now: Held<T> | undefined;
  try {
    now = await takeLeased(refOf(services.firestore, id), terms, services);
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error(`The ${called} ${id} cannot be read.`, { reason: error.message });
  }
  if (!now) return;
  try {
    const { tries, error } = now.document;
    if (tries > terms.tries) throw new Exhausted(error ?? `Begun ${terms.tries} times, never finished.`);
    for (let next: Next<T> = now; next !== undefined; next = await step(services, now)) now = next;
  } catch (error) {
    await handleError(task, services, now, error);
  }
}

async function handleError<S extends Running, T extends Leased>(
  task: LeasedTask<S, T>,
  services: S,
  held: Held<T>,
  error: unknown,
): Promise<void> {
  if (error instanceof LeaseLost || !isFinal(held, error))
    return await retryLater(task, services, held, error);
  await task
    .giveUp(services, held, reasonOf(error))
    .catch((failure: unknown) => retryLater(task, services, held, failure));
}

/** Whether another try would find the same, or there were enough of them. */
function isFinal<T extends Leased>({ document, terms }: Held<T>, error: unknown): boolean {
  return (
    error instanceof Exhausted ||
    error instanceof FileVanished ||
    error instanceof InvalidDocument ||
    document.tries >= terms.tries
  );
}

/** Throws the error, for the queue, unless it says that the document is another task's by now, or gone. */
async function retryLater<S extends Running, T extends Leased>(
  { forget }: LeasedTask<S, T>,
  services: S,
  held: Held<T>,
  error: unknown,
): Promise<void> {
  if (error instanceof LeaseLost) {
    // Another task finishes what it holds.
    if (error.gone) await forget?.(services, held);
    return;
  }
  await leaveFailed(services, held, reasonOf(error)).catch((failure: unknown) => {
    if (!(failure instanceof LeaseLost)) throw failure;
  });
  throw error;
}

/** As much of it as documents keep. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
