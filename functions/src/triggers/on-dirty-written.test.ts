import { REBUILD_DELAY_SECONDS } from '@rawi/model/pages/page-mark';
import { expect, it, vi } from 'vitest';
import type { RebuildTask } from '../data/queues.ts';
import { enqueueMarkedPage } from './on-dirty-written.ts';

const at = new Date('2026-11-20T08:00:00Z');
const mark = {
  kind: 'home',
  generation: 'first',
  markedAt: at,
  claimed: null,
  dueAt: at,
  tries: 0,
  error: null,
} as const;

/** The tasks that an event of the mark of home adds. */
async function tasksOf(before: unknown, after: unknown): Promise<unknown[][]> {
  const enqueue = vi.fn<(task: RebuildTask) => Promise<void>>(async () => {});
  await enqueueMarkedPage(enqueue, { pageId: 'home', before, after });
  return enqueue.mock.calls;
}
const task = (generation: string) => [{ pageId: 'home', generation, delaySeconds: REBUILD_DELAY_SECONDS }];

it('a mark of another generation is handed to the queue, whatever stood there before', async () => {
  expect(await tasksOf(undefined, mark)).toEqual([task('first')]);
  expect(await tasksOf(mark, { ...mark, generation: 'second' })).toEqual([task('second')]);
  expect(await tasksOf('no mark', mark)).toEqual([task('first')]);
});

it('a mark that keeps its generation asks the queue nothing', async () => {
  expect(await tasksOf(mark, { ...mark, tries: 1 })).toEqual([]);
  expect(await tasksOf({ ...mark, error: 'No room.', dueAt: null }, mark)).toEqual([]);
});
