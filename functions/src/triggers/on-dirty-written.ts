import { invalidationSchema } from '@rawi/model/pages/invalidation-target';
import { REBUILD_DELAY_SECONDS } from '@rawi/model/pages/page-invalidation';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import type { RebuildTask } from '../data/queues.ts';

/** An invalidation as an event carries it; undefined if there is none. */
export interface InvalidationWritten {
  readonly pageId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Adds a page or a sum to the queue when it is invalidated and no task holds it. Delivered twice, late or out of
 * order, this only adds another task, which reads the invalidation at that time. A task that holds a page handles the
 * invalidations made meanwhile.
 */
export async function enqueueInvalidated(
  enqueue: (task: RebuildTask) => Promise<void>,
  { pageId, before, after }: InvalidationWritten,
): Promise<void> {
  if (after === undefined) return;
  const invalidation = reading(invalidationSchema).safeParse(after);
  if (!invalidation.success) {
    logger.error(`The invalidation of ${pageId} is not what the model says.`, {
      reason: invalidation.error.message,
    });
    return;
  }
  const { generation, claimed, error } = invalidation.data;
  if (claimed !== null || error !== null || generationOf(before) === generation) return;
  await enqueue({ pageId, generation, delaySeconds: REBUILD_DELAY_SECONDS });
}

function generationOf(before: unknown): string | undefined {
  const invalidation = reading(invalidationSchema).safeParse(before);
  return invalidation.success ? invalidation.data.generation : undefined;
}
