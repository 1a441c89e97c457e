import { randomUUID } from 'node:crypto';
import {
  distinctTargets,
  type Invalidation,
  type InvalidationTarget,
  invalidationIdOf,
  type SumTarget,
} from '@rawi/model/pages/invalidation-target';
import { invalidate } from '@rawi/model/pages/page-invalidation';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { invalidationRef } from '../data/documents.ts';

/**
 * Invalidates pages in the transaction that changes their data. It reads the invalidations, so it comes before the
 * transaction's writes; the function that it returns writes the missing invalidations. A page that is already invalidated
 * costs no write.
 */
export async function readInvalidations(
  transaction: Transaction,
  db: Firestore,
  targets: readonly InvalidationTarget[],
): Promise<(now: Date) => void> {
  const pages = distinctTargets(targets);
  if (pages.length === 0) return () => {};
  const invalidations = await transaction.getAll(
    ...pages.map((page) => invalidationRef(db, invalidationIdOf(page))),
  );
  return (now) => {
    for (const [index, page] of pages.entries()) {
      const invalidation = nextInvalidation(page, invalidations[index]?.data(), now);
      if (invalidation) transaction.set(invalidationRef(db, invalidationIdOf(page)), invalidation);
    }
  };
}

/**
 * Invalidates pages after their data was committed, without locks, for too many writers to share a transaction. If
 * it fails its caller must run again (a trigger or a task that is retried), otherwise a page stays stale.
 */
export async function invalidateTargets(
  db: Firestore,
  targets: readonly InvalidationTarget[],
  now: Date,
): Promise<void> {
  let left = distinctTargets(targets);
  while (left.length > 0) {
    const invalidations = await db.getAll(...left.map((page) => invalidationRef(db, invalidationIdOf(page))));
    const overtaken = await Promise.all(
      left.map(async (page, index) => {
        const snapshot = invalidations[index] as DocumentSnapshot<Invalidation>;
        return (await invalidateUnlessChanged(db, page, snapshot, now)) ? [] : [page];
      }),
    );
    left = overtaken.flat();
  }
}

/**
 * Does the same for one sum, for writers of which each is usually the first in some seconds: it writes the
 * invalidation without reading, and reads only if there is one already.
 */
export async function invalidateSum(db: Firestore, sum: SumTarget, now: Date): Promise<void> {
  if (!(await createInvalidation(db, sum, now))) await invalidateTargets(db, [sum], now);
}

/** Invalidates a page or a sum that has no invalidation, without reading; false where it has one, which stays as it is. */
export async function createInvalidation(
  db: Firestore,
  target: InvalidationTarget,
  now: Date,
): Promise<boolean> {
  const invalidation = nextInvalidation(target, undefined, now);
  if (!invalidation) return false;
  try {
    await invalidationRef(db, invalidationIdOf(target)).create(invalidation);
    return true;
  } catch (error) {
    if (isSuperseded(error)) return false;
    throw error;
  }
}

/** False if somebody else has written the invalidation since it was read. */
async function invalidateUnlessChanged(
  db: Firestore,
  page: InvalidationTarget,
  read: DocumentSnapshot<Invalidation>,
  now: Date,
): Promise<boolean> {
  const invalidation = nextInvalidation(page, read.data(), now);
  if (!invalidation) return true;
  const ref = invalidationRef(db, invalidationIdOf(page));
  try {
    if (read.updateTime) await ref.update({ ...invalidation }, { lastUpdateTime: read.updateTime });
    else await ref.create(invalidation);
    return true;
  } catch (error) {
    if (isSuperseded(error)) return false;
    throw error;
  }
}

function nextInvalidation(
  target: InvalidationTarget,
  current: Invalidation | undefined,
  now: Date,
): Invalidation | undefined {
  const state = invalidate(current, randomUUID(), now);
  return state && { ...target, ...state };
}

/** gRPC's codes for a precondition that fails: not found, already exists, failed precondition. */
const FAILED_PRECONDITIONS: ReadonlySet<unknown> = new Set([5, 6, 9]);

function isSuperseded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FAILED_PRECONDITIONS.has(error.code);
}
