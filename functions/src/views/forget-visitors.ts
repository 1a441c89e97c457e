import { dayOf } from '@rawi/model/truth/recent-views';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { viewKeysBefore, viewSetsBefore } from '../data/views.ts';

/** Below the 500 writes that one commit may hold. */
const BATCH = 400;
/**
 * The maximum number of commits of a run; the rest waits for the next, or for the database's own deadline.
 */
const MAX_BATCHES = 100;

/**
 * Destroys the keys of past days, and then what was hashed with them, which identifies nothing any more. A
 * view that was sent around midnight may leave a set behind: the next run finds it.
 */
export async function forgetVisitors(firestore: Firestore, now: Date): Promise<void> {
  const today = dayOf(now);
  await deleteFound(firestore, viewKeysBefore(firestore, today));
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const deleted = await deleteFound(firestore, viewSetsBefore(firestore, today, BATCH));
    if (deleted < BATCH) return;
  }
}

async function deleteFound(firestore: Firestore, query: Query): Promise<number> {
  const { docs } = await query.get();
  if (docs.length === 0) return 0;
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
