import type { Chapter } from '../truth/chapter.ts';
import { teaserPanel } from '../truth/shown-panels.ts';
import type { ChapterLink, ChapterPayload } from './pages.ts';

/** A chapter together with its document's id. */
export type ChapterDocument = Chapter & { readonly id: string };

/** The chapter as a link needs it. */
export function chapterLink(chapter: ChapterDocument): ChapterLink {
  return {
    id: chapter.id,
    number: chapter.number,
    ...(chapter.title !== undefined && { title: chapter.title }),
    publishedAt: chapter.publishedAt.toISOString(),
  };
}

/** The chapter as its neighbours name it: a reader is told where another translator goes on. */
export function neighbourLink(chapter: ChapterDocument): NonNullable<ChapterPayload['previous']> {
  return { ...chapterLink(chapter), ...(chapter.translator && { translator: chapter.translator }) };
}

/** The chapter as the one before it names it: with its best panel. */
export function nextLink(chapter: ChapterDocument): NonNullable<ChapterPayload['next']> {
  const teaser = teaserPanel(chapter);
  return { ...neighbourLink(chapter), ...(teaser && { teaser }) };
}
