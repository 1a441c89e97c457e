import type { Firestore } from 'firebase-admin/firestore';
import { overdueMarks } from '../data/marks.ts';
import type { RebuildTask } from '../data/queues.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const BATCH = 200;

/**
 * Hands pages to the queue again whose task was lost, or whose task died while it held them. A task too many does
 * nothing: it finds no mark, or one that another task holds.
 */
export async function sweepMarks(
  firestore: Firestore,
  now: Date,
  enqueue: (task: RebuildTask) => Promise<void>,
): Promise<number> {
  const overdue = await overdueMarks(firestore, now, BATCH).get();
  for (const mark of overdue.docs) {
    const generation: unknown = mark.get('generation');
    if (typeof generation !== 'string') continue;
    await enqueue({ pageId: mark.id, generation, sweep: now.toISOString(), delaySeconds: 0 });
  }
  return overdue.size;
}
