import { FAN_OUT_OVERDUE_MINUTES, type FanOut, NEWS_HOURS } from '@rawi/model/truth/fan-out';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { fanOutRef } from '../data/notifications.ts';
import { translatorRef } from '../data/translators.ts';
import { unlessChanged } from '../data/unless-changed.ts';
import { addNews, type Publication } from './add-news.ts';
import { listenersAfter } from './listeners.ts';

const BECAUSE = { askers: 'asked', followers: 'following', savers: 'saved' } as const;

/** When a fan-out that was moved on now has to be moved on again. */
export function overdueAt(now: Date): Date {
  return new Date(now.getTime() + FAN_OUT_OVERDUE_MINUTES * 60_000);
}

/**
 * Tells the next people of a chapter: their notification, their unread count, for followers their feed, and how far this
 * has come, in one commit that is made only if nobody has moved the fan-out on meanwhile. So nobody is told twice, however
 * often it is begun, ended or run beside itself. Returns whether there are more to be told.
 */
export async function tellBatch(db: Firestore, fanOutId: string, now: Date): Promise<boolean> {
  const stored = await fanOutRef(db, fanOutId).get();
  const [fanOut, lastUpdateTime] = [stored.data(), stored.updateTime];
  if (!fanOut || !lastUpdateTime || fanOut.step === 'done') return false;
  // What failed for a day is no news any more.
  const isOver = now.getTime() - fanOut.startedAt.getTime() > NEWS_HOURS * 60 * 60 * 1000;
  const publication = isOver ? undefined : await publicationOf(db, fanOut);
  // A chapter that was withdrawn is told to nobody more.
  const { uids, next } = publication
    ? await listenersAfter(db, publication.chapter, fanOut)
    : { uids: [], next: { step: 'done' as const, cursor: null, asked: fanOut.asked } };
  const batch = db.batch();
  const because = BECAUSE[fanOut.step];
  const mayKnow = fanOut.step !== 'followers' || fanOut.asks.length > 0;
  const told = publication ? await addNews(batch, db, publication, { because, mayKnow, uids, now }) : 0;
  const dueAt = next.step === 'done' ? null : overdueAt(now);
  const change = { ...next, told: fanOut.told + told, dueAt };
  batch.update(db.doc(stored.ref.path), change, { lastUpdateTime });
  return (await unlessChanged(batch.commit())) && next.step !== 'done';
}

/** What is told; nothing where the chapter or its comic is gone. */
async function publicationOf(
  db: Firestore,
  { comicId, chapterId }: FanOut,
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
