import { z } from 'zod';
import { notifyBatch } from '../notifications/notify-batch.ts';
import type { FanningOut } from '../notifications/start-fan-out.ts';

/** How long one task continues: together with its current batch it stays below 50 s. */
const TASK_TIMEOUT_MS = 35_000;

const taskSchema = z.object({ fanOutId: z.string().min(1) });

/** Notifies people of a new chapter for a while; if there are more of them, another task continues. */
export async function fanOut({ firestore, now, enqueue }: FanningOut, data: unknown): Promise<void> {
  const { fanOutId } = taskSchema.parse(data);
  const end = now().getTime() + TASK_TIMEOUT_MS;
  while (await notifyBatch(firestore, fanOutId, now())) {
    if (now().getTime() < end) continue;
    await enqueue(fanOutId);
    return;
  }
}
