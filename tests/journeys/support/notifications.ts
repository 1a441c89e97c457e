import { randomUUID } from 'node:crypto';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { type Notification, notificationExpiry, notificationIds } from '@rawi/model/truth/notification';
import { smallestPicture } from '@rawi/model/truth/picture';

/** A notification, with the id that it is stored under. */
export interface StoredNotification {
  readonly id: string;
  readonly notification: Notification;
}

/** The fields of every notification about a chapter's comic; `minutes` ago. */
function about({ comic, cover }: ChapterPayload, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000);
  const { id: comicId, slug, series, names } = comic;
  return {
    comicId,
    slug,
    series,
    names,
    picture: smallestPicture(cover),
    at,
    expiresAt: notificationExpiry(at),
    read: false,
  };
}

/** The notification that there is a chapter of a saved comic, or by a followed translator. */
export function chapterNotification(
  chapter: ChapterPayload,
  because: 'following' | 'saved',
  minutes: number,
): StoredNotification {
  const { id: chapterId, number, language, translator } = chapter;
  return {
    id: notificationIds.chapter(chapterId),
    notification: {
      kind: 'chapter',
      ...about(chapter, minutes),
      chapterId,
      number,
      language,
      ...(translator && { translator: { id: translator.id, name: translator.name } }),
      because,
    },
  };
}

/** The notification that somebody has replied to a comment on the chapter's comic. */
export function replyNotification(
  chapter: ChapterPayload,
  name: string,
  minutes: number,
): StoredNotification {
  const commentId = randomUUID();
  return {
    id: notificationIds.reply(chapter.comic.id, commentId),
    notification: {
      kind: 'reply',
      ...about(chapter, minutes),
      commentId,
      parent: 'theirs',
      author: { name },
    },
  };
}

/** The notification that a comment on the chapter's comic was hidden. */
export function hidingNotification(chapter: ChapterPayload, minutes: number): StoredNotification {
  const commentId = randomUUID();
  return {
    id: notificationIds.hidden(chapter.comic.id, commentId),
    notification: { kind: 'hidden', ...about(chapter, minutes), commentId, reason: 'insult' },
  };
}
