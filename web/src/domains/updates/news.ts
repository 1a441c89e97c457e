import { groupBy } from '@rawi/model/group-by';
import type { Language } from '@rawi/model/lists/languages';
import type { NewChapter, UpdatedComic, UpdatesPayload } from '@rawi/model/pages/updates-payload';
import type { Marks } from './marks.ts';

/** Compares the list of new chapters, the same for everybody, with what is one person's. Pure functions. */

/** What decides which of them are somebody's. */
export interface Interest {
  /** Whether the person has saved, followed or read anything at all. */
  readonly hasAny: boolean;
  readonly isSaved: (comicId: string) => boolean;
  readonly isFollowing: (translatorId: string) => boolean;
  /** Whether they have read some of the comic. */
  readonly hasRead: (comicId: string) => boolean;
  /** Whether they have read the chapter to its end. */
  readonly isFinished: (chapterId: string) => boolean;
  /** The languages that they have read in; none while nothing is known of it. */
  readonly languages: ReadonlySet<Language>;
}

/** Nothing is known of the person: a page as it is served. */
export const NO_INTEREST: Interest = {
  hasAny: false,
  isSaved: () => false,
  isFollowing: () => false,
  hasRead: () => false,
  isFinished: () => false,
  languages: new Set(),
};

/** A new chapter with what it names. */
export interface News {
  readonly chapter: NewChapter;
  readonly comic: UpdatedComic;
  readonly translator: { readonly id: string; readonly name: string } | undefined;
  /** Read to its end or marked so, itself or another translation of its number. */
  readonly isRead: boolean;
  /** Marked so by hand, which can be taken back. */
  readonly isMarked: boolean;
}

/** Which of the new chapters to show: those that are theirs, or all. */
export type Shown = 'mine' | 'all';

/** The new chapters for a person, newest first, without hidden comics and, where they want it so, without other languages. */
export function newsOf(
  payload: UpdatesPayload,
  interest: Interest,
  marks: Marks,
  shown: Shown,
): readonly News[] {
  const comics = new Map(payload.comics.map((comic) => [comic.id, comic]));
  const translators = new Map(payload.translators.map((translator) => [translator.id, translator]));
  const isDone = ({ id }: NewChapter) => marks.read[id] === true || interest.isFinished(id);
  const done = new Set(payload.chapters.filter(isDone).map(numberIn));
  const isShown = isShownTo(interest, marks, shown);
  return payload.chapters.filter(isShown).flatMap((chapter): News[] => {
    const comic = comics.get(chapter.comic);
    if (!comic) return [];
    return [
      {
        chapter,
        comic,
        translator: chapter.translator === undefined ? undefined : translators.get(chapter.translator),
        isRead: done.has(numberIn(chapter)),
        isMarked: marks.read[chapter.id] === true,
      },
    ];
  });
}

const numberIn = ({ comic, number }: NewChapter) => JSON.stringify([comic, number]);

function isShownTo(interest: Interest, { hidden, onlyRead }: Marks, shown: Shown) {
  const { isSaved, isFollowing, hasRead, languages } = interest;
  const isMine = ({ comic, translator }: NewChapter) =>
    isSaved(comic) || hasRead(comic) || (translator !== undefined && isFollowing(translator));
  return (chapter: NewChapter): boolean => {
    if (hidden[chapter.comic] === true) return false;
    if (onlyRead && languages.size > 0 && !languages.has(chapter.language)) return false;
    return shown === 'all' || isMine(chapter);
  };
}

/** How many chapters of each comic are unread; translations of one number count once. */
export function unreadByComic(news: readonly News[]): ReadonlyMap<string, number> {
  const unread = news.filter(({ isRead }) => !isRead);
  return new Map(
    [...groupBy(unread, ({ comic }) => comic.id)].map(([id, own]) => [
      id,
      new Set(own.map(({ chapter }) => chapter.number)).size,
    ]),
  );
}

/** The chapters of the comic up to this one, in every translation, by their ids. */
export function upTo(news: readonly News[], { chapter: { comic, number } }: News): readonly string[] {
  return news
    .filter(({ chapter }) => chapter.comic === comic && chapter.number <= number)
    .map(({ chapter }) => chapter.id);
}

/** The news of one comic on one day. */
export interface ComicDay {
  readonly comic: UpdatedComic;
  readonly news: readonly News[];
}

export interface NewsDay {
  /** `2026-11-29`, in UTC, so that the day is the same for everybody and in the page as it is served. */
  readonly day: string;
  readonly comics: readonly ComicDay[];
}

/** The news by day, newest first, and within a day by comic. */
export function byDayAndComic(news: readonly News[]): readonly NewsDay[] {
  const days = groupBy(news, ({ chapter }) => chapter.publishedAt.slice(0, 10));
  return Array.from(days, ([day, ofDay]) => ({
    day,
    comics: Array.from(groupBy(ofDay, ({ comic }) => comic.id).values(), (own): ComicDay[] =>
      own[0] ? [{ comic: own[0].comic, news: own }] : [],
    ).flat(),
  }));
}

/** The unread of each comic, the latest first, with the one to go on with: of the lowest number, in a language that is read. */
export function nextOfEachComic(
  news: readonly News[],
  languages: ReadonlySet<Language>,
): readonly { readonly next: News; readonly count: number }[] {
  const unread = news.filter(({ isRead }) => !isRead);
  const counts = unreadByComic(unread);
  return [...groupBy(unread, ({ comic }) => comic.id)].flatMap(([id, own]) => {
    const read = own.filter(({ chapter }) => languages.has(chapter.language));
    const [next] = (read.length > 0 ? read : own).toSorted((a, b) => a.chapter.number - b.chapter.number);
    return next ? [{ next, count: counts.get(id) ?? 0 }] : [];
  });
}
