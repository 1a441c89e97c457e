import type { ChapterRow } from '@rawi/model/pages/pages';
import type { Place } from '../../domains/library/own.ts';

export interface Resume {
  readonly chapter: ChapterRow;
  /** Where its reader stood; nothing where the chapter is the next one to begin. */
  readonly page: number | undefined;
}

/**
 * Where a reader goes on in a comic: where they last were, and after a finished chapter in the next one of its language
 * that they have not finished. Nothing for who has read nothing of it, or all there is.
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
  // Where several have translated a chapter, having finished one is having read it.
  const read = new Set(later.filter(({ id }) => isFinished(id)).map(({ number }) => number));
  const unread = later.filter(({ number }) => !read.has(number));
  const number = Math.min(...unread.map((chapter) => chapter.number));
  const candidates = unread.filter((chapter) => chapter.number === number);
  return candidates.find(({ translator }) => translator?.id === after.translator?.id) ?? candidates[0];
}
