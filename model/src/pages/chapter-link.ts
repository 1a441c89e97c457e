import type { Chapter } from '../truth/chapter.ts';
import type { ChapterLink } from './pages.ts';

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
