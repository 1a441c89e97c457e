import { TAKEDOWN_OVERDUE_SECONDS } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { later } from '../data/lease.ts';
import { overdueTakedowns } from '../data/takedowns.ts';
import { BATCH } from './each-alone.ts';
import { handOver } from './hand-over.ts';

/**
 * Hands take-downs to the queue again whose task was lost or died, and those of which something is to be done by now: to look for
 * what came late, or to delete what is under seal. A task too many does nothing.
 */
export function sweepTakedowns(
  firestore: Firestore,
  now: Date,
  enqueue: (takedownId: string) => Promise<void>,
): Promise<number> {
  return handOver(overdueTakedowns(firestore, now, BATCH), later(now, TAKEDOWN_OVERDUE_SECONDS), enqueue);
}
