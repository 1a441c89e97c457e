import type { Query } from 'firebase-admin/firestore';
import { unlessChanged } from '../data/unless-changed.ts';
import { eachDue } from './each-alone.ts';

/**
 * Adds what is due to its queue, each document once until `dueAt`, however long the queue is: that time is
 * written first, unless a task has taken the document since. Returns how many were added.
 */
export function handOver(due: Query, dueAt: Date, enqueue: (id: string) => Promise<void>): Promise<number> {
  return eachDue({ due, failure: 'What is overdue was not handed to its queue.' }, async (document) => {
    const { ref, updateTime } = document;
    if (!(await unlessChanged(ref.update({ dueAt }, { lastUpdateTime: updateTime })))) return false;
    await enqueue(ref.id);
    return true;
  });
}
