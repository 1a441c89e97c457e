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
 * Marks pages in the transaction that changes their truth. It reads the marks, so it comes before the transaction's
 * writes; what it returns writes those marks that are missing. A page that is already waiting costs no write.
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
 * Marks pages after their truth was committed, without locks, for writers too many to share a transaction. Whoever
 * calls it has to be called again when it fails (a trigger or a task that is retried), else a page stays stale.
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
 * The same of one sum, for writers each of whom is usually the first in some seconds: it writes the mark unseen, and
 * reads it only where there is one.
 */
export async function markSum(db: Firestore, sum: SumTarget, now: Date): Promise<void> {
  const mark = nextMark(sum, undefined, now);
  if (!mark) return;
  try {
    await markRef(db, markIdOf(sum)).create(mark);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await markTargets(db, [sum], now);
  }
}

/** False where somebody else has written the mark since it was read. */
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
    if (isOvertaken(error)) return false;
    throw error;
  }
}

function nextMark(target: MarkTarget, current: Mark | undefined, now: Date): Mark | undefined {
  const state = marked(current, randomUUID(), now);
  return state && { ...target, ...state };
}

/** gRPC's codes for a precondition that does not hold: not found, already exists, failed precondition. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 6, 9]);

function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OVERTAKEN.has(error.code);
}
