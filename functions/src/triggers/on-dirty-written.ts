import { markSchema } from '@rawi/model/pages/mark-target';
import { REBUILD_DELAY_SECONDS } from '@rawi/model/pages/page-mark';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import type { RebuildTask } from '../data/queues.ts';

/** A mark as an event carries it; undefined if there is none. */
export interface MarkWritten {
  readonly pageId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Adds a page or a sum to the queue when it is marked and no task holds it. Delivered twice, late or out of
 * order, this only adds another task, which reads the mark at that time. A task that holds a page handles the
 * marks made meanwhile.
 */
export async function enqueueMarkedPage(
  enqueue: (task: RebuildTask) => Promise<void>,
  { pageId, before, after }: MarkWritten,
): Promise<void> {
  if (after === undefined) return;
  const mark = reading(markSchema).safeParse(after);
  if (!mark.success) {
    logger.error(`The mark of ${pageId} is not what the model says.`, { reason: mark.error.message });
    return;
  }
  const { generation, claimed, error } = mark.data;
  if (claimed !== null || error !== null || generationOf(before) === generation) return;
  await enqueue({ pageId, generation, delaySeconds: REBUILD_DELAY_SECONDS });
}

function generationOf(before: unknown): string | undefined {
  const mark = reading(markSchema).safeParse(before);
  return mark.success ? mark.data.generation : undefined;
}
