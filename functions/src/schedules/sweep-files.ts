import { FILE_OVERDUE_SECONDS } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { overdueFiles } from '../data/chapter-files.ts';
import { unlessChanged } from '../data/unless-changed.ts';
import { later } from '../distilling/held-file.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const BATCH = 200;

/**
 * Hands files to the queue again whose task was lost, or whose task died while it held them. Each is handed over once in
 * some minutes, however long the queue is; a task too many does nothing. A file that was begun too often is given up by
 * the task that takes it.
 */
export async function sweepFiles(
  firestore: Firestore,
  now: Date,
  enqueue: (fileId: string) => Promise<void>,
): Promise<number> {
  const overdue = await overdueFiles(firestore, now, BATCH).get();
  let handedOver = 0;
  for (const { ref, updateTime } of overdue.docs) {
    const dueAt = later(now, FILE_OVERDUE_SECONDS);
    // A task may have taken it since.
    if (!(await unlessChanged(ref.update({ dueAt }, { lastUpdateTime: updateTime })))) continue;
    await enqueue(ref.id);
    handedOver += 1;
  }
  return handedOver;
}
