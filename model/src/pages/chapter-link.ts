import type { Chapter } from '../truth/chapter.ts';
import { teaserPanel } from '../truth/shown-panels.ts';
import type { ChapterLink } from './cards.ts';
import { compareByNumber } from './chapter-order.ts';
import type { ChapterPayload } from './pages.ts';

/** A chapter together with its document's id. */
export type ChapterDocument = Chapter & { readonly id: string };

/** The chapter as a link needs it. */
export function chapterLink(chapter: ChapterDocument): ChapterLink {
  return {
    id: chapter.id,
    number: chapter.number,
    ...(chapter.title !== undefined && { title: chapter.title }),
    publishedAt: chapter.publishedAt.toISOString(),
    ...(chapter.ageRating && { ageRating: chapter.ageRating }),
  };
}

function translatedLink(chapter: ChapterDocument) {
  return { ...chapterLink(chapter), ...(chapter.translator && { translator: chapter.translator }) };
}

/**
 * The chapter as its neighbours name it: a reader is told where another translator goes on. `chapters` are all of its number and
 * language, or more.
 */
export function neighbourLink(
  chapter: ChapterDocument,
  chapters: readonly ChapterDocument[],
): NonNullable<ChapterPayload['previous']> {
  const others = chapters
    .filter(
      ({ id, number, language }) =>
        id !== chapter.id && number === chapter.number && language === chapter.language,
    )
    .toSorted(compareByNumber);
  return { ...translatedLink(chapter), ...(others.length > 0 && { others: others.map(translatedLink) }) };
}

/** The chapter as the one before it names it: with its best panel. */
export function nextLink(
  chapter: ChapterDocument,
  chapters: readonly ChapterDocument[],
): NonNullable<ChapterPayload['next']> {
  const teaser = teaserPanel(chapter);
  return { ...neighbourLink(chapter, chapters), ...(teaser && { teaser }) };
}
