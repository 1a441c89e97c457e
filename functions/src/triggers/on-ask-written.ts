import { askSchema } from '@rawi/model/truth/ask';
import { fanOutIdOf } from '@rawi/model/truth/fan-out';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import { arrive } from '../asks/arrive.ts';
import { chapterFor } from '../asks/chapter-for.ts';
import { createOnce } from '../data/create-once.ts';
import { fanOutRef } from '../data/notifications.ts';
import { type FanningOut, newFanOut } from '../notifications/start-fan-out.ts';

const reader = reading(askSchema);

interface Written {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Closes an open ask whose chapter already exists, and notifies the people who asked: reviewers may have
 * linked a title to a comic, or shown a hidden ask again. Other changes of an ask do nothing.
 */
export async function onAskWritten(
  services: FanningOut,
  askId: string,
  { before, after }: Written,
): Promise<void> {
  const [was, is] = [reader.safeParse(before).data, reader.safeParse(after)];
  if (after === undefined) return;
  if (!is.success) {
    logger.error('An ask cannot be read.', { askId, reason: is.error.message });
    return;
  }
  const { comic, state } = is.data;
  const isSame = was?.state === state && was.comic?.comicId === comic?.comicId;
  if (state !== 'open' || !comic || isSame) return;
  const { firestore, now, enqueue } = services;
  const { docs } = await chapterFor(firestore, comic.comicId, is.data).get();
  const chapterId = docs[0]?.id;
  if (chapterId === undefined) return;
  const fanOutId = fanOutIdOf(askId, chapterId);
  const about = { comicId: comic.comicId, chapterId, isNews: false, asks: [askId] };
  const begun = await createOnce(fanOutRef(firestore, fanOutId), newFanOut(about, now()));
  await arrive(firestore, [askId], chapterId);
  if (begun) await enqueue(fanOutId);
}
