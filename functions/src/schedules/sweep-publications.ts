import { PUBLICATION_OVERDUE_SECONDS } from '@rawi/model/truth/publication';
import type { Firestore } from 'firebase-admin/firestore';
import { later } from '../data/lease.ts';
import { overduePublications } from '../data/publications.ts';
import { BATCH } from './each-alone.ts';
import { handOver } from './hand-over.ts';

/**
 * Adds publications to the queue again whose task was lost or died, and those with something due to be
 * deleted. A duplicate task does nothing.
 */
export function sweepPublications(
  firestore: Firestore,
  now: Date,
  enqueue: (submissionId: string) => Promise<void>,
): Promise<number> {
  return handOver(
    overduePublications(firestore, now, BATCH),
    later(now, PUBLICATION_OVERDUE_SECONDS),
    enqueue,
  );
}
