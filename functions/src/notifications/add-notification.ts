import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { FeedEntry } from '@rawi/model/truth/feed';
import { type NotificationReason, notificationIds } from '@rawi/model/truth/notification';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { Translator } from '@rawi/model/truth/translator';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { comicInListOf } from './comic-in-list.ts';
import { notify } from './notify.ts';
import { mayTell, ratingToKeep, WISH_FIELD, wishIn } from './rated-for.ts';

/** The chapter that a notification is about. */
export interface Publication {
  readonly chapterId: string;
  readonly chapter: Chapter;
  readonly comic: Comic;
  /** The translator's public profile; if it is missing, the chapter still has their name. */
  readonly translator: Translator | undefined;
}

/** Some people, and why they are notified. */
interface Audience {
  readonly because: NotificationReason;
  /** Whether some of them may have been notified in an earlier step. */
  readonly mayKnow: boolean;
  readonly uids: readonly string[];
  readonly now: Date;
}

/**
 * Adds a chapter to people's notifications, and to the feeds of its translator's followers: at most three
 * writes each. A feed has everything that somebody follows, whatever their settings; notifications follow the
 * settings, and are only of what their lists would show them, and come once. Returns how many people were notified.
 */
export async function addNotification(
  batch: WriteBatch,
  db: Firestore,
  publication: Publication,
  { because, mayKnow, uids, now }: Audience,
): Promise<number> {
  if (uids.length === 0) return 0;
  const { chapterId, chapter } = publication;
  const id = notificationIds.chapter(chapterId);
  const [users, told] = await Promise.all([
    db.getAll(...uids.map((uid) => db.doc(paths.user(uid))), {
      fieldMask: ['settings.notifications', WISH_FIELD],
    }),
    mayKnow
      ? db.getAll(...uids.map((uid) => db.doc(paths.notification(uid, id))), { fieldMask: ['kind'] })
      : [],
  ]);
  const have = new Set(told.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  const rated = ratingToKeep(publication.comic, chapter);
  const about = {
    ...comicInListOf(chapter.comicId, publication.comic),
    ...chapterInListOf(chapter),
    ...rated,
  };
  const content = {
    kind: 'chapter' as const,
    ...about,
    chapterId,
    ...(chapter.translator && { translator: chapter.translator }),
    because,
  };
  const entry = feedEntryOf(publication, about);
  let count = 0;
  for (const user of users) {
    // The choices of a deleted account remain for an hour at most.
    if (!user.exists) continue;
    const uid = user.id;
    if (because === 'following' && entry) batch.set(db.doc(paths.feedEntry(uid, chapterId)), entry);
    if (!mayTell(rated ?? {}, wishIn(user))) continue;
    // Who asked for this chapter wants the notification, whatever their settings for other chapters.
    if (because !== 'asked' && user.get('settings.notifications.chapters') === false) continue;
    if (have.has(paths.notification(uid, id))) continue;
    notify(batch, db, uid, { id, content, at: now });
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
