import { type ChapterDocument, chapterLink } from './chapter-link.ts';
import { compareChapters } from './chapter-order.ts';
import type { Comic } from './comic.ts';
import { neighboursOf } from './neighbours.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';

/**
 * The truth behind a chapter's page. `chapters` are all of the comic's, or at least those of the nearest numbers in
 * the same language and every translation of this number.
 */
export interface ChapterTruth {
  readonly comic: Comic;
  readonly chapter: ChapterDocument;
  readonly chapters: readonly ChapterDocument[];
}

/** A chapter's page: its pages and file, its comic, neighbours and other translations. */
export function buildChapterPage({ comic, chapter, chapters }: ChapterTruth): PageDocument {
  const { previous, next } = neighboursOf(chapter, chapters);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'chapter',
    payload: {
      id: chapter.id,
      number: chapter.number,
      language: chapter.language,
      title: chapter.title,
      translator: chapter.translator,
      publishedAt: chapter.publishedAt.toISOString(),
      readingDirection: chapter.readingDirection,
      pageCount: chapter.pageCount,
      pages: chapter.pages,
      pdf: chapter.pdf,
      downloadable: chapter.downloadable,
      cover: chapter.cover,
      comic: { slug: comic.slug, series: comic.series, names: comic.names, cover: comic.cover },
      previous: previous && chapterLink(previous),
      next: next && chapterLink(next),
      translations: chapters
        .filter((other) => other.number === chapter.number && other.id !== chapter.id)
        .toSorted(compareChapters)
        .map(({ id, language, translator }) => ({ id, language, translator })),
    },
  });
}
