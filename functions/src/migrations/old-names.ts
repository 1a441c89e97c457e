import { keyOf } from '@rawi/model/key';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { fanOutIdOf } from '@rawi/model/truth/fan-out';
import { notificationIds } from '@rawi/model/truth/notification';
import { reviewedIn, reviewIds } from '@rawi/model/truth/review';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { idSchema } from '@rawi/model/truth/schemas';

/** A stored document: its name, and what is in it. */
export interface Named {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The new name of a document that had another one before decision 038; its own name if that is new already,
 * undefined if the document has too little information. The name is derived from the content and not from the
 * old name, which was ambiguous.
 */
type NameOf = (old: Named) => string | undefined;

const isNew = (id: string) => id.includes(':');

export const reviewOfOld: NameOf = ({ id, data }) => {
  if (reviewedIn(id)) return id;
  if (data['kind'] !== 'application') return isId(id) ? reviewIds.submission(id) : undefined;
  const { uid } = data;
  return isId(uid) ? reviewIds.application(uid) : undefined;
};

export const reportOfOld: NameOf = ({ data: { comicId, commentId, uid } }) =>
  isId(comicId) && isId(commentId) && isId(uid) ? commentReportKey(comicId, commentId, uid) : undefined;

export const flagOfOld: NameOf = ({ data: { comicId, commentId } }) =>
  isId(comicId) && isId(commentId) ? keyOf(comicId, commentId) : undefined;

export const notificationOfOld: NameOf = ({ id, data }) => {
  const { kind, chapterId, comicId, commentId } = data;
  if (kind === 'decision') {
    const [, decision] = /^decision_(.+)$/.exec(id) ?? [];
    return isId(decision) ? notificationIds.decision(decision) : isNew(id) ? id : undefined;
  }
  if (kind === 'chapter') return isId(chapterId) ? notificationIds.chapter(chapterId) : undefined;
  if (!isId(comicId) || !isId(commentId)) return undefined;
  if (kind === 'reply') return notificationIds.reply(comicId, commentId);
  return kind === 'hidden' ? notificationIds.hidden(comicId, commentId) : undefined;
};

export const savedOfOld: NameOf = ({ data: { kind, comicId, chapterId } }) => {
  if (kind === 'chapter') return isId(chapterId) ? savedKeys.chapter(chapterId) : undefined;
  return kind === 'comic' && isId(comicId) ? savedKeys.comic(comicId) : undefined;
};

/** The key of a saved item in a library, derived from its old key alone. */
export function savedKeyOfOld(key: string): string {
  return key.replace(/^(comic|chapter)_/, '$1:');
}

export const reservationOfOld: NameOf = ({ id }) => {
  if (isNew(id)) return id;
  const [, kind = '', of = '', name = ''] = /^(publisher|person|genre)_(name|id)_(.+)$/.exec(id) ?? [];
  if (name !== '') return keyOf(kind, of, name);
  const [, chapterId = ''] = /^chapter_(.+)$/.exec(id) ?? [];
  return isId(chapterId) ? keyOf('chapter', chapterId) : undefined;
};

export const fanOutOfOld: NameOf = ({ id, data: { chapterId, asks } }) => {
  if (isNew(id) || id === chapterId) return id;
  const [ask]: readonly unknown[] = Array.isArray(asks) ? asks : [];
  if (!isId(ask) || !isId(chapterId)) return undefined;
  return id === `${ask}_${chapterId}` ? fanOutIdOf(ask, chapterId) : undefined;
};

/** The name of a counter, from its earlier name; that of a comment had a colon already. */
export function counterOfOld(target: string): string {
  return target.replace(/^(translator|chapter|comment)_/, '$1:');
}

export const invalidationOfOld: NameOf = ({ id }) => {
  const [, counter] = /^counts_(.+)$/.exec(id) ?? [];
  return counter === undefined ? id : `counts:${counterOfOld(counter)}`;
};

/** The place of a submission, from its earlier form; a number and a language contain no underscore. */
export function placeOfOld(place: string): string {
  return place.replace(/^(comic|proposed)_(.+)_([^_]+)_([^_]+)$/, '$1:$2:$3:$4');
}

function isId(value: unknown): value is string {
  return idSchema.safeParse(value).success;
}
