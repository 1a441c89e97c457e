import type { Firestore } from 'firebase-admin/firestore';
import { InvalidDocument } from '../data/converter.ts';
import { overdueInvalidations } from '../data/overdue-invalidations.ts';
import type { RebuildTask } from '../data/queues.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Adds pages to the queue again whose task was lost, or whose task died while it held them. A duplicate task
 * does nothing: it finds no invalidation, or one that another task holds.
 */
export function sweepMarks(
  firestore: Firestore,
  now: Date,
  enqueue: (task: RebuildTask) => Promise<void>,
): Promise<number> {
  const due = overdueInvalidations(firestore, now, BATCH);
  return eachDue({ due, failure: 'A page that waits was not handed to its queue.' }, async (invalidation) => {
    const generation: unknown = invalidation.get('generation');
    if (typeof generation !== 'string')
      throw new InvalidDocument(`${invalidation.ref.path} has no generation.`);
    await enqueue({ pageId: invalidation.id, generation, sweep: now.toISOString(), delaySeconds: 0 });
    return true;
  });
}
