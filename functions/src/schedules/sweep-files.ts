import { FILE_OVERDUE_SECONDS } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { overdueFiles } from '../data/chapter-files.ts';
import { later } from '../data/lease.ts';
import { BATCH } from './each-alone.ts';
import { handOver } from './hand-over.ts';

/**
 * Adds files to the queue again whose task was lost, or whose task died while it held them. A duplicate task
 * does nothing. A file that was started too often is given up by the task that takes it.
 */
export function sweepFiles(
  firestore: Firestore,
  now: Date,
  enqueue: (fileId: string) => Promise<void>,
): Promise<number> {
  return handOver(overdueFiles(firestore, now, BATCH), later(now, FILE_OVERDUE_SECONDS), enqueue);
}
