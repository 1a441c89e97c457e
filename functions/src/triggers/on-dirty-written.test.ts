import { REBUILD_DELAY_SECONDS } from '@rawi/model/pages/page-invalidation';
import { expect, it, vi } from 'vitest';
import type { RebuildTask } from '../data/queues.ts';
import { enqueueInvalidated } from './on-dirty-written.ts';

const at = new Date('2026-11-20T08:00:00Z');
const invalidation = {
  kind: 'home',
  generation: 'first',
  markedAt: at,
  claimed: null,
  dueAt: at,
  tries: 0,
  error: null,
} as const;

/** The tasks that an event of the invalidation of home adds. */
async function tasksOf(before: unknown, after: unknown): Promise<unknown[][]> {
  const enqueue = vi.fn<(task: RebuildTask) => Promise<void>>(async () => {});
  await enqueueInvalidated(enqueue, { pageId: 'home', before, after });
  return enqueue.mock.calls;
}
const task = (generation: string) => [{ pageId: 'home', generation, delaySeconds: REBUILD_DELAY_SECONDS }];

it('an invalidation of another generation is handed to the queue, whatever stood there before', async () => {
  expect(await tasksOf(undefined, invalidation)).toEqual([task('first')]);
  expect(await tasksOf(invalidation, { ...invalidation, generation: 'second' })).toEqual([task('second')]);
  expect(await tasksOf('no invalidation', invalidation)).toEqual([task('first')]);
});

it('an invalidation that keeps its generation asks the queue nothing', async () => {
  expect(await tasksOf(invalidation, { ...invalidation, tries: 1 })).toEqual([]);
  expect(await tasksOf({ ...invalidation, error: 'No room.', dueAt: null }, invalidation)).toEqual([]);
});
