import { overdueFanOuts } from '../data/notifications.ts';
import { unlessChanged } from '../data/unless-changed.ts';
import type { FanningOut } from '../notifications/start-fan-out.ts';
import { overdueAt } from '../notifications/tell-batch.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const BATCH = 200;

/** Hands fan-outs to the queue again whose task was lost. A task too many tells nobody twice. */
export async function sweepFanOuts({ firestore, now, enqueue }: FanningOut): Promise<number> {
  const { docs } = await overdueFanOuts(firestore, now(), BATCH).get();
  let handedOver = 0;
  for (const { ref, updateTime } of docs) {
    const moved = ref.update({ dueAt: overdueAt(now()) }, { lastUpdateTime: updateTime });
    // A task may have moved it on since.
    if (!(await unlessChanged(moved))) continue;
    await enqueue(ref.id);
    handedOver += 1;
  }
  return handedOver;
}
