import { z } from 'zod';
import type { FanningOut } from '../notifications/start-fan-out.ts';
import { tellBatch } from '../notifications/tell-batch.ts';

/** How long one task goes on, in milliseconds: with the batch that it is at it stays below 50 s. */
const TASK_TIME = 35_000;

const taskSchema = z.object({ fanOutId: z.string().min(1) });

/** Tells people of a new chapter for a while; where there are more of them, hands the rest to another task. */
export async function fanOut({ firestore, now, enqueue }: FanningOut, data: unknown): Promise<void> {
  const { fanOutId } = taskSchema.parse(data);
  const end = now().getTime() + TASK_TIME;
  while (await tellBatch(firestore, fanOutId, now())) {
    if (now().getTime() < end) continue;
    await enqueue(fanOutId);
    return;
  }
}
