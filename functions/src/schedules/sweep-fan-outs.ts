import { overdueFanOuts } from '../data/notifications.ts';
import { overdueAt } from '../notifications/notify-batch.ts';
import type { FanningOut } from '../notifications/start-fan-out.ts';
import { BATCH } from './each-alone.ts';
import { handOver } from './hand-over.ts';

/** Adds fan-outs whose task was lost to the queue again. A duplicate task notifies nobody twice. */
export function sweepFanOuts({ firestore, now, enqueue }: FanningOut): Promise<number> {
  const time = now();
  return handOver(overdueFanOuts(firestore, time, BATCH), overdueAt(time), enqueue);
}
