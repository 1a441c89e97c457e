import { type ChapterDocument, chapterLink } from './chapter-link.ts';
import { compareByNumber } from './chapter-order.ts';
import type { Comic } from './comic.ts';
import { LOCALES, type Locale } from './locales.ts';
import type { ChapterLink, ComicCard } from './pages.ts';
import { taglineOf } from './tagline.ts';

/**
 * A comic with chapters of it: all, or at least the first and the last of each interface language. Others change
 * nothing about its card.
 */
export interface ComicWithChapters {
  readonly comic: Comic;
  readonly chapters: readonly ChapterDocument[];
}

/** The comic as a cover card shows it, with its first and latest chapter by interface language. */
export function buildComicCard({ comic, chapters }: ComicWithChapters): ComicCard {
  const firstChapter: Partial<Record<Locale, ChapterLink>> = {};
  const latestChapter: Partial<Record<Locale, ChapterLink>> = {};
  for (const locale of LOCALES) {
    const own = chapters.filter((chapter) => chapter.language === locale).toSorted(compareByNumber);
    const first = own[0];
    const latest = own.at(-1);
    if (first) firstChapter[locale] = chapterLink(first);
    if (latest) latestChapter[locale] = chapterLink(latest);
  }
  return {
    slug: comic.slug,
    series: comic.series,
    names: comic.names,
    tagline: taglineOf(comic.description),
    publisher: comic.publisher,
    writer: comic.writer,
    genres: comic.genres,
    status: comic.status,
    cover: comic.cover,
    ...(comic.art && { art: comic.art }),
    views: comic.views,
    chapterCount: comic.chapterCount,
    updatedAt: comic.updatedAt.toISOString(),
    firstChapter,
    latestChapter,
  };
}
