import { TAKEDOWN_OVERDUE_SECONDS } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { later } from '../data/lease.ts';
import { overdueTakedowns } from '../data/takedowns.ts';
import { BATCH } from './each-alone.ts';
import { handOver } from './hand-over.ts';

/**
 * Adds take-downs to the queue again whose task was lost or died, and those with something due: looking for
 * late files, or deleting sealed ones. A duplicate task does nothing.
 */
export function sweepTakedowns(
  firestore: Firestore,
  now: Date,
  enqueue: (takedownId: string) => Promise<void>,
): Promise<number> {
  return handOver(overdueTakedowns(firestore, now, BATCH), later(now, TAKEDOWN_OVERDUE_SECONDS), enqueue);
}
