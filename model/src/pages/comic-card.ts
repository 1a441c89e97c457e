import { LOCALES, type Locale } from '../lists/locales.ts';
import { taglineOf } from '../text/tagline.ts';
import type { Comic, KeptChapter } from '../truth/comic.ts';
import type { ChapterLink, ComicCard } from './cards.ts';
import { shownCover, shownImage } from './shown-cover.ts';

/** The comic as a cover card shows it, with its first and latest chapter by interface language. */
export function buildComicCard(comic: Comic): ComicCard {
  return {
    slug: comic.slug,
    series: comic.series,
    names: comic.names,
    tagline: taglineOf(comic.description),
    publisher: comic.publisher,
    writer: comic.writer,
    genres: comic.genres,
    status: comic.status,
    ...(comic.ageRating && { ageRating: comic.ageRating }),
    cover: shownCover(comic),
    ...(comic.art && { art: shownImage(comic.art, comic.ageRating) }),
    views: comic.views,
    chapterCount: comic.chapterCount,
    updatedAt: comic.updatedAt.toISOString(),
    firstChapter: linksOf(comic.firstChapter),
    latestChapter: linksOf(comic.newestChapter),
  };
}

function linksOf(kept: Comic['newestChapter']): Partial<Record<Locale, ChapterLink>> {
  const links: Partial<Record<Locale, ChapterLink>> = {};
  for (const locale of LOCALES) {
    const chapter = kept[locale];
    if (chapter) links[locale] = linkOf(chapter);
  }
  return links;
}

function linkOf({ id, number, title, publishedAt, ageRating }: KeptChapter): ChapterLink {
  return {
    id,
    number,
    ...(title !== undefined && { title }),
    publishedAt: publishedAt.toISOString(),
    ...(ageRating && { ageRating }),
  };
}
