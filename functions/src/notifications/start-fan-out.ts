import { chapterSchema } from '@rawi/model/truth/chapter';
import { NEWS_HOURS } from '@rawi/model/truth/fan-out';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { createOnce } from '../data/create-once.ts';
import { fanOutRef } from '../data/notifications.ts';
import { overdueAt } from './tell-batch.ts';

export interface FanningOut {
  readonly firestore: Firestore;
  readonly now: () => Date;
  readonly enqueue: (chapterId: string) => Promise<void>;
}

const reader = reading(chapterSchema);

/**
 * Begins to tell people of a chapter whose document has just been made, once, however often its event comes. Nobody is told
 * of what came with an import, or is older than a day.
 */
export async function startFanOut(
  { firestore, now, enqueue }: FanningOut,
  { comicId, chapterId }: { readonly comicId: string; readonly chapterId: string },
  data: unknown,
): Promise<void> {
  const chapter = reader.safeParse(data);
  if (!chapter.success) {
    logger.error('A new chapter cannot be read.', { chapterId, reason: chapter.error.message });
    return;
  }
  const { imported, publishedAt } = chapter.data;
  const isNews = now().getTime() - publishedAt.getTime() < NEWS_HOURS * 60 * 60 * 1000;
  if (imported || !isNews) return;
  const startedAt = now();
  const begun = await createOnce(fanOutRef(firestore, chapterId), {
    comicId,
    step: 'followers',
    cursor: null,
    told: 0,
    startedAt,
    dueAt: overdueAt(startedAt),
  });
  if (begun) await enqueue(chapterId);
}
