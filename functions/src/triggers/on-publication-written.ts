import { publicationSchema } from '@rawi/model/truth/publication';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';

const reader = reading(publicationSchema);

/**
 * Adds a publication to the queue right after its decision, when no task has taken it yet. A task enqueues
 * its own remainder, and the sweep enqueues what was lost.
 */
export async function enqueuePublished(
  enqueue: (submissionId: string) => Promise<void>,
  submissionId: string,
  after: unknown,
): Promise<void> {
  if (after === undefined) return;
  const work = reader.safeParse(after);
  if (!work.success) {
    logger.error(`The publication ${submissionId} cannot be read.`, { reason: work.error.message });
    return;
  }
  const { step, cursor, tries, lease, error, dueAt } = work.data;
  const isNew = step !== 'done' && step !== 'document' && cursor === null && tries === 0 && error === null;
  if (isNew && lease === null && dueAt !== null) await enqueue(submissionId);
}
