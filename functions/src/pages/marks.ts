import { randomUUID } from 'node:crypto';
import {
  distinctTargets,
  type Mark,
  type MarkTarget,
  markIdOf,
  type SumTarget,
} from '@rawi/model/pages/mark-target';
import { marked } from '@rawi/model/pages/page-mark';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { markRef } from '../data/documents.ts';

/**
 * Marks pages in the transaction that changes their data. It reads the marks, so it comes before the
 * transaction's writes; the function that it returns writes the missing marks. A page that is already marked
 * costs no write.
 */
export async function readMarks(
  transaction: Transaction,
  db: Firestore,
  targets: readonly MarkTarget[],
): Promise<(now: Date) => void> {
  const pages = distinctTargets(targets);
  if (pages.length === 0) return () => {};
  const marks = await transaction.getAll(...pages.map((page) => markRef(db, markIdOf(page))));
  return (now) => {
    for (const [index, page] of pages.entries()) {
      const mark = nextMark(page, marks[index]?.data(), now);
      if (mark) transaction.set(markRef(db, markIdOf(page)), mark);
    }
  };
}

/**
 * Marks pages after their data was committed, without locks, for too many writers to share a transaction. If
 * it fails its caller must run again (a trigger or a task that is retried), otherwise a page stays stale.
 */
export async function markTargets(db: Firestore, targets: readonly MarkTarget[], now: Date): Promise<void> {
  let left = distinctTargets(targets);
  while (left.length > 0) {
    const marks = await db.getAll(...left.map((page) => markRef(db, markIdOf(page))));
    const overtaken = await Promise.all(
      left.map(async (page, index) => {
        const snapshot = marks[index] as DocumentSnapshot<Mark>;
        return (await markUnlessChanged(db, page, snapshot, now)) ? [] : [page];
      }),
    );
    left = overtaken.flat();
  }
}

/**
 * Does the same for one sum, for writers of which each is usually the first in some seconds: it writes the
 * mark without reading, and reads only if there is one already.
 */
export async function markSum(db: Firestore, sum: SumTarget, now: Date): Promise<void> {
  if (!(await createMark(db, sum, now))) await markTargets(db, [sum], now);
}

/** Marks a page or a sum that has no mark, without reading; false where it has one, which stays as it is. */
export async function createMark(db: Firestore, target: MarkTarget, now: Date): Promise<boolean> {
  const mark = nextMark(target, undefined, now);
  if (!mark) return false;
  try {
    await markRef(db, markIdOf(target)).create(mark);
    return true;
  } catch (error) {
    if (isSuperseded(error)) return false;
    throw error;
  }
}

/** False if somebody else has written the mark since it was read. */
async function markUnlessChanged(
  db: Firestore,
  page: MarkTarget,
  read: DocumentSnapshot<Mark>,
  now: Date,
): Promise<boolean> {
  const mark = nextMark(page, read.data(), now);
  if (!mark) return true;
  const ref = markRef(db, markIdOf(page));
  try {
    if (read.updateTime) await ref.update({ ...mark }, { lastUpdateTime: read.updateTime });
    else await ref.create(mark);
    return true;
  } catch (error) {
    if (isSuperseded(error)) return false;
    throw error;
  }
}

function nextMark(target: MarkTarget, current: Mark | undefined, now: Date): Mark | undefined {
  const state = marked(current, randomUUID(), now);
  return state && { ...target, ...state };
}

/** gRPC's codes for a precondition that fails: not found, already exists, failed precondition. */
const FAILED_PRECONDITIONS: ReadonlySet<unknown> = new Set([5, 6, 9]);

function isSuperseded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FAILED_PRECONDITIONS.has(error.code);
}
