import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';

const EVERY_MS = 250;

/** What says, by a time in a field, that a task is at it or will be within seconds. */
const UNDER_WAY = [
  { collection: paths.invalidations(), field: 'dueAt' },
  { collection: paths.publications(), field: 'lease.until' },
  { collection: paths.takedowns(), field: 'lease.until' },
  { collection: paths.fanOuts(), field: 'dueAt' },
] as const;

/**
 * Waits until nothing is under way: no page or sum is invalidated, no task holds anything. Returns whether it became so within
 * the time; whatever was given up is no work any more.
 */
export async function untilQuiet(db: Firestore, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    if (await isQuiet(db)) return true;
    if (Date.now() >= end) return false;
    await wait(EVERY_MS);
  }
}

async function isQuiet(db: Firestore): Promise<boolean> {
  for (const { collection, field } of UNDER_WAY) {
    const some = db.collection(collection).where(field, '>', new Date(0)).limit(1);
    if (!(await some.get()).empty) return false;
  }
  return true;
}
