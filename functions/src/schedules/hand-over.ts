import type { Query } from 'firebase-admin/firestore';
import { unlessChanged } from '../data/unless-changed.ts';

/** A bounded piece of work a run; what is left waits for the next. */
export const BATCH = 200;

/**
 * Hands what is due to its queue, each once until `dueAt`, however long the queue is: that time is written first, unless a
 * task has taken the document since. Returns how many were handed over.
 */
export async function handOver(
  due: Query,
  dueAt: Date,
  enqueue: (id: string) => Promise<void>,
): Promise<number> {
  let handedOver = 0;
  for (const { ref, updateTime } of (await due.get()).docs) {
    if (!(await unlessChanged(ref.update({ dueAt }, { lastUpdateTime: updateTime })))) continue;
    await enqueue(ref.id);
    handedOver += 1;
  }
  return handedOver;
}
