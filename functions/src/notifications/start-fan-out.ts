import { chapterSchema } from '@rawi/model/truth/chapter';
import { type ChapterFanOut, MAX_NEW_HOURS } from '@rawi/model/truth/fan-out';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { arrive } from '../asks/arrive.ts';
import { openAsksAbout } from '../data/asks.ts';
import { createOnce } from '../data/create-once.ts';
import { fanOutRef } from '../data/notifications.ts';
import { overdueAt } from './notify-batch.ts';

export interface FanningOut {
  readonly firestore: Firestore;
  readonly now: () => Date;
  readonly enqueue: (fanOutId: string) => Promise<void>;
}

const reader = reading(chapterSchema);

/**
 * Starts the notifications about a chapter whose document was just created, once, however often its event
 * comes. The chapter answers open asks, and the people who asked are notified first. A chapter that was
 * imported, or is older than a day, notifies nobody else.
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
  const { imported, publishedAt, language, number } = chapter.data;
  const isNews = now().getTime() - publishedAt.getTime() < MAX_NEW_HOURS * 60 * 60 * 1000;
  const { docs } = await openAsksAbout(firestore, comicId, language).get();
  const asks = docs.filter((ask) => [null, number].includes(ask.data().number)).map(({ id }) => id);
  const about = { comicId, chapterId, isNews: isNews && !imported, asks };
  if (!about.isNews && asks.length === 0) return;
  const ref = fanOutRef(firestore, chapterId);
  const begun = await createOnce(ref, newFanOut(about, now()));
  // If this runs again, some asks may be marked as arrived already, and the query no longer finds them.
  const stored = begun ? undefined : (await ref.get()).data();
  const answered = stored && 'asks' in stored ? stored.asks : asks;
  await arrive(firestore, answered, chapterId);
  if (begun) await enqueue(chapterId);
}

/** A fan-out before anybody was notified. */
export function newFanOut(
  about: Pick<ChapterFanOut, 'comicId' | 'chapterId' | 'isNews' | 'asks'>,
  startedAt: Date,
): ChapterFanOut {
  const step = about.asks.length > 0 ? 'askers' : 'followers';
  return { ...about, step, cursor: null, asked: 0, told: 0, startedAt, dueAt: overdueAt(startedAt) };
}
