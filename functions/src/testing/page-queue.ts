import { type InvalidationTarget, invalidationIdOf } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { RebuildTask } from '../data/queues.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import type { MakePage } from '../pages/page-of.ts';
import { sweepMarks } from '../schedules/sweep-invalidations.ts';
import { rebuildPage } from '../tasks/rebuild-page.ts';
import { enqueueInvalidated } from '../triggers/on-dirty-written.ts';

const START = Date.parse('2026-01-01T12:00:00Z');

/**
 * The queue of pages to rebuild and its clock, controlled by the test. Like the local queue it never frees a
 * task's id.
 */
export function pageQueue(firestore: Firestore) {
  let time = START;
  const ids = new Set<string>();
  const waiting: { readonly task: RebuildTask; readonly at: number }[] = [];
  let delivered: unknown;
  const now = () => new Date(time);
  const enqueue = async (task: RebuildTask) => {
    const id = `${task.pageId} ${task.generation} ${task.sweep}`;
    if (ids.has(id)) return;
    ids.add(id);
    waiting.push({ task, at: time + task.delaySeconds * 1000 });
  };
  const invalidationOf = async (pageId: string) =>
    (await firestore.doc(paths.invalidation(pageId)).get()).data();
  return {
    now,
    waiting,
    enqueue,
    invalidationOf,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    /**
     * Invalidates a page as a writer does after its change, and delivers the event of the invalidation as often as asked.
     */
    async invalidate(target: InvalidationTarget, deliveries = 1) {
      const pageId = invalidationIdOf(target);
      await invalidateTargets(firestore, [target], now());
      const after = await invalidationOf(pageId);
      if (after?.['generation'] === delivered) return;
      delivered = after?.['generation'];
      for (let times = 0; times < deliveries; times += 1) {
        await enqueueInvalidated(enqueue, { pageId, before: undefined, after });
      }
    },
    /** Takes the first due task; without `dueOnly`, also one that is not due yet, as the local queue does. */
    take(dueOnly = true): RebuildTask | undefined {
      const index = waiting.findIndex(({ at }) => !dueOnly || at <= time);
      return index < 0 ? undefined : waiting.splice(index, 1)[0]?.task;
    },
    run: (task: RebuildTask, make?: MakePage) =>
      rebuildPage({ firestore, now, enqueue, ...(make && { make }) }, { pageId: task.pageId }),
    sweep: () => sweepMarks(firestore, now(), enqueue),
  };
}
export type PageQueue = ReturnType<typeof pageQueue>;
