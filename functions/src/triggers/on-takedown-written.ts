import { takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';

const reader = reading(takedownSchema);

/**
 * Adds a take-down, or its return, to the queue right after its decision, when no task has taken it yet. A
 * task enqueues its own remainder, and the sweep enqueues what was lost.
 */
export async function enqueueTakedown(
  enqueue: (takedownId: string) => Promise<void>,
  takedownId: string,
  after: unknown,
): Promise<void> {
  if (after === undefined) return;
  const takedown = reader.safeParse(after);
  if (!takedown.success) {
    logger.error(`The take-down ${takedownId} cannot be read.`, { reason: takedown.error.message });
    return;
  }
  const { state, cursor, tries, lease, error, dueAt } = takedown.data;
  const isNew =
    (state === 'running' || state === 'returning') && cursor === null && tries === 0 && error === null;
  if (isNew && lease === null && dueAt !== null) await enqueue(takedownId);
}
