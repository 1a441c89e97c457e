import type { ChapterRow } from '@rawi/model/pages/pages';
import type { Place } from '../../domains/library/own.ts';

export interface Resume {
  readonly chapter: ChapterRow;
  /** The stored position; undefined if the chapter is the next one to start. */
  readonly page: number | undefined;
}

/**
 * Where a reader continues in a comic: the last position, or after a finished chapter the next unfinished one
 * of its language. Undefined if they have read nothing of it, or everything.
 */
export function resumeOf(
  chapters: readonly ChapterRow[],
  placeOf: (chapterId: string) => Place | undefined,
): Resume | undefined {
  const read = chapters.flatMap((chapter) => {
    const place = placeOf(chapter.id);
    return place ? [{ chapter, place }] : [];
  });
  const [last] = read.toSorted((a, b) => b.place.readAt - a.place.readAt);
  if (!last) return undefined;
  if (!last.place.finished) return { chapter: last.chapter, page: last.place.page };
  const chapter = nextUnfinished(chapters, last.chapter, (id) => placeOf(id)?.finished === true);
  return chapter && { chapter, page: placeOf(chapter.id)?.page };
}

function nextUnfinished(
  chapters: readonly ChapterRow[],
  after: ChapterRow,
  isFinished: (chapterId: string) => boolean,
): ChapterRow | undefined {
  const later = chapters.filter(
    ({ language, number }) => language === after.language && number > after.number,
  );
  // A chapter with several translations counts as read if one of them was finished.
  const read = new Set(later.filter(({ id }) => isFinished(id)).map(({ number }) => number));
  const unread = later.filter(({ number }) => !read.has(number));
  const number = Math.min(...unread.map((chapter) => chapter.number));
  const candidates = unread.filter((chapter) => chapter.number === number);
  return candidates.find(({ translator }) => translator?.id === after.translator?.id) ?? candidates[0];
}
