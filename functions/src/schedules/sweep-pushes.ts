import { later } from '../data/lease.ts';
import { overduePushes } from '../data/pushes.ts';
import type { AskingPush } from '../push/ask-push.ts';
import { BATCH } from './each-alone.ts';
import { handOver } from './hand-over.ts';

/** What was handed over and not taken is handed over once more after so long. */
const OVERDUE_SECONDS = 10 * 60;

/** Adds what is due to be pushed to its queue once more: the task that was made for its time was lost, or has failed. */
export function sweepPushes({ firestore, now, enqueue }: AskingPush): Promise<number> {
  const time = now();
  return handOver(overduePushes(firestore, time, BATCH), later(time, OVERDUE_SECONDS), enqueue);
}
