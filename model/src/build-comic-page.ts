import type { ChapterDocument } from './chapter-link.ts';
import { chapterRow, chooseChapters } from './chapter-rows.ts';
import type { Comic } from './comic.ts';
import { buildComicCard, type ComicWithChapters } from './comic-card.ts';
import { compactCard } from './compact-card.ts';
import { LIMITS } from './limits.ts';
import { pageBytes, pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { similarComics } from './similar-comics.ts';

/** The truth behind a comic's page. `candidates` may hold the comic itself and comics unlike it. */
export interface ComicTruth {
  readonly comic: Comic;
  readonly chapters: readonly ChapterDocument[];
  readonly candidates: readonly ComicWithChapters[];
}

/**
 * A comic's page: its fields, up to 200 chapters and up to 12 similar comics, at most 100 kB. Where words run so
 * long that 200 rows weigh more, it holds fewer, chosen as by `chooseChapters`.
 */
export function buildComicPage({ comic, chapters, candidates }: ComicTruth): PageDocument {
  const similar = similarComics(comic, candidates).map((similar) => compactCard(buildComicCard(similar)));
  for (let rows: number = LIMITS.chapterRows; ; rows = Math.floor(rows * 0.8)) {
    const page = pageDocument({
      version: PAGE_VERSION,
      kind: 'comic',
      payload: {
        slug: comic.slug,
        series: comic.series,
        otherName: comic.otherName,
        names: comic.names,
        description: comic.description,
        publisher: comic.publisher,
        writer: comic.writer,
        artists: comic.artists,
        genres: comic.genres,
        status: comic.status,
        cover: comic.cover,
        views: comic.views,
        chapterCount: comic.chapterCount,
        chapters: chooseChapters(chapters, rows).map(chapterRow),
        similar,
      },
    });
    if (rows === 0 || pageBytes(page) <= LIMITS.pageBytes) return page;
  }
}
