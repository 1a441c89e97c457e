import type { Chapter } from '@rawi/model/truth/chapter';
import { type ChapterFanOut, FAN_OUT_OVERDUE_MINUTES, MAX_NEW_HOURS } from '@rawi/model/truth/fan-out';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutBlocks } from '../data/blocks.ts';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { fanOutRef } from '../data/notifications.ts';
import { translatorRef } from '../data/translators.ts';
import { unlessChanged } from '../data/unless-changed.ts';
import { addListNews } from './add-list-news.ts';
import { addNotification, type Publication } from './add-notification.ts';
import { type Listeners, listenersAfter } from './listeners.ts';

const BECAUSE = { askers: 'asked', followers: 'following', savers: 'saved' } as const;

/** When a fan-out that was just advanced is overdue again. */
export function overdueAt(now: Date): Date {
  return new Date(now.getTime() + FAN_OUT_OVERDUE_MINUTES * 60_000);
}

/**
 * Notifies the next people of a chapter, or of a list's new entries: their notification, their unread count, for followers their feed,
 * and the fan-out's progress, in one commit that succeeds only if nobody has advanced the fan-out meanwhile.
 * So nobody is notified twice, however often this is started, killed or run concurrently. Returns whether
 * there are more people.
 */
export async function notifyBatch(db: Firestore, fanOutId: string, now: Date): Promise<boolean> {
  const stored = await fanOutRef(db, fanOutId).get();
  const [fanOut, lastUpdateTime] = [stored.data(), stored.updateTime];
  if (!fanOut || !lastUpdateTime || fanOut.step === 'done') return false;
  // After failing for a day nothing is news any more.
  const isOver = now.getTime() - fanOut.startedAt.getTime() > MAX_NEW_HOURS * 60 * 60 * 1000;
  const ref = db.doc(stored.ref.path);
  if ('listId' in fanOut) {
    const batch = db.batch();
    const last = isOver ? undefined : await addListNews(batch, db, fanOut, now);
    // Nobody reads of it later, and the list's next news take its name.
    if (last === undefined) batch.delete(ref, { lastUpdateTime });
    else batch.update(ref, { ...last, dueAt: overdueAt(now) }, { lastUpdateTime });
    return (await unlessChanged(batch.commit())) && last !== undefined;
  }
  const publication = isOver ? undefined : await publicationOf(db, fanOut);
  // Nobody else is notified of a withdrawn chapter.
  const { uids, next } = publication
    ? await allowedListeners(db, publication.chapter, fanOut)
    : { uids: [], next: { step: 'done' as const, cursor: null, asked: fanOut.asked } };
  const batch = db.batch();
  const because = BECAUSE[fanOut.step];
  const mayKnow = fanOut.step !== 'followers' || fanOut.asks.length > 0;
  const told = publication
    ? await addNotification(batch, db, publication, { because, mayKnow, uids, now })
    : 0;
  const dueAt = next.step === 'done' ? null : overdueAt(now);
  const change = { ...next, told: fanOut.told + told, dueAt };
  batch.update(ref, change, { lastUpdateTime });
  return (await unlessChanged(batch.commit())) && next.step !== 'done';
}

/**
 * The people to notify next, without those between whom and its translator there is a block. Nobody follows a translator beside a
 * block, so followers are not asked about.
 */
async function allowedListeners(db: Firestore, chapter: Chapter, fanOut: ChapterFanOut): Promise<Listeners> {
  const listeners = await listenersAfter(db, chapter, fanOut);
  if (!chapter.translator || fanOut.step === 'followers') return listeners;
  return { ...listeners, uids: await withoutBlocks(db, listeners.uids, chapter.translator.id) };
}

/** The chapter for the notification; undefined if the chapter or its comic is gone. */
async function publicationOf(
  db: Firestore,
  { comicId, chapterId }: ChapterFanOut,
): Promise<Publication | undefined> {
  const [chapterAt, comicAt] = await Promise.all([
    chapterRef(db, comicId, chapterId).get(),
    comicRef(db, comicId).get(),
  ]);
  const [chapter, comic] = [chapterAt.data(), comicAt.data()];
  if (!chapter || !comic) return undefined;
  const translator = chapter.translator && (await translatorRef(db, chapter.translator.id).get()).data();
  return { chapterId, chapter, comic, translator };
}
