import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { FeedEntry } from '@rawi/model/truth/feed';
import { type NewsReason, notificationIds } from '@rawi/model/truth/notification';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { Translator } from '@rawi/model/truth/translator';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { comicInListOf } from './comic-in-list.ts';
import { tell } from './tell.ts';

/** What is told of a chapter. */
export interface Publication {
  readonly chapterId: string;
  readonly chapter: Chapter;
  readonly comic: Comic;
  /** As everyone knows them; the chapter names them even where this is missing. */
  readonly translator: Translator | undefined;
}

/** Some people, and why they are told. */
interface Audience {
  readonly because: NewsReason;
  /** Whether some of them may have been told in a step before. */
  readonly mayKnow: boolean;
  readonly uids: readonly string[];
  readonly now: Date;
}

/**
 * Adds a chapter to people's notifications, and to the feed of those who follow its translator: at most three writes each.
 * A feed is what somebody follows, whatever their settings; they are told as these say, and once. Returns how many were told.
 */
export async function addNews(
  batch: WriteBatch,
  db: Firestore,
  publication: Publication,
  { because, mayKnow, uids, now }: Audience,
): Promise<number> {
  if (uids.length === 0) return 0;
  const { chapterId, chapter } = publication;
  const id = notificationIds.chapter(chapterId);
  const [users, told] = await Promise.all([
    db.getAll(...uids.map((uid) => db.doc(paths.user(uid))), { fieldMask: ['settings.notifications'] }),
    mayKnow
      ? db.getAll(...uids.map((uid) => db.doc(paths.notification(uid, id))), { fieldMask: ['kind'] })
      : [],
  ]);
  const have = new Set(told.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  const about = { ...comicInListOf(chapter.comicId, publication.comic), ...chapterInListOf(chapter) };
  const news = {
    kind: 'chapter' as const,
    ...about,
    chapterId,
    ...(chapter.translator && { translator: chapter.translator }),
    because,
  };
  const entry = feedEntryOf(publication, about);
  let count = 0;
  for (const user of users) {
    // An account that is gone has choices for an hour at most.
    if (!user.exists) continue;
    const uid = user.id;
    if (because === 'following' && entry) batch.set(db.doc(paths.feedEntry(uid, chapterId)), entry);
    // Who asked for it wants to be told, whatever they want of other chapters.
    if (because !== 'asked' && user.get('settings.notifications.chapters') === false) continue;
    if (have.has(paths.notification(uid, id))) continue;
    tell(batch, db, uid, { id, news, at: now });
    count += 1;
  }
  return count;
}

function chapterInListOf({ number, language, title }: Chapter) {
  return { number, language, ...(title !== undefined && { title }) };
}

function feedEntryOf(
  { chapter, translator }: Publication,
  about: Omit<FeedEntry, 'translator' | 'publishedAt'>,
): FeedEntry | undefined {
  if (!chapter.translator) return undefined;
  const picture = translator?.photo && smallestPicture(translator.photo);
  return {
    ...about,
    translator: { ...chapter.translator, ...(picture && { picture }) },
    publishedAt: chapter.publishedAt,
  };
}
