import { compareText } from './chapter-order.ts';
import type { Comic } from './comic.ts';
import { buildComicCard, type ComicWithChapters } from './comic-card.ts';
import { compareLatest, compareMostRead } from './comic-order.ts';
import { withoutArt } from './compact-card.ts';
import { READERS_FIGURE } from './constants.ts';
import { LIMITS } from './limits.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument, PublisherCard } from './pages.ts';
import type { Publisher } from './publisher.ts';

/** A publisher with comics of it: all, or at least its newest three. */
export interface PublisherWithComics {
  readonly publisher: Publisher & { readonly id: string };
  readonly comics: readonly Comic[];
}

/**
 * The truth behind the home page. `comics` and `publishers` may be the whole catalogue or any part that holds the
 * latest 20 and the most read 7 comics and the 6 largest publishers: the page is the same.
 */
export interface HomeTruth {
  readonly comics: readonly ComicWithChapters[];
  readonly publishers: readonly PublisherWithComics[];
  readonly counts: { readonly comics: number; readonly publishers: number; readonly readers?: number };
}

/** The home page: featured, latest and most read comics, publishers, and the three counts. */
export function buildHomePage({ comics, publishers, counts }: HomeTruth): PageDocument {
  const latest = comics.toSorted((a, b) => compareLatest(a.comic, b.comic)).slice(0, LIMITS.home.latest);
  const mostRead = comics
    .toSorted((a, b) => compareMostRead(a.comic, b.comic))
    .slice(0, LIMITS.home.mostRead);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'home',
    payload: {
      featured: chooseFeatured(latest, mostRead).map(buildComicCard),
      latest: latest.map((comic) => withoutArt(buildComicCard(comic))),
      mostRead: mostRead.map((comic) => withoutArt(buildComicCard(comic))),
      publishers: publishers
        .toSorted(comparePublishers)
        .slice(0, LIMITS.home.publishers)
        .map(buildPublisherCard),
      counts: {
        comics: counts.comics,
        publishers: counts.publishers,
        readers: Math.max(READERS_FIGURE, counts.readers ?? 0),
      },
    },
  });
}

/** Of what the page shows anyway: comics with art first, then the most read. */
function chooseFeatured(
  latest: readonly ComicWithChapters[],
  mostRead: readonly ComicWithChapters[],
): ComicWithChapters[] {
  const bySlug = new Map([...mostRead, ...latest].map((entry) => [entry.comic.slug, entry]));
  return [...bySlug.values()]
    .toSorted(
      (a, b) =>
        Number(b.comic.art !== undefined) - Number(a.comic.art !== undefined) ||
        compareMostRead(a.comic, b.comic),
    )
    .slice(0, LIMITS.home.featured);
}

/** Most comics first; of equal counts by id. */
function comparePublishers(a: PublisherWithComics, b: PublisherWithComics): number {
  return b.publisher.comicCount - a.publisher.comicCount || compareText(a.publisher.id, b.publisher.id);
}

function buildPublisherCard({ publisher, comics }: PublisherWithComics): PublisherCard {
  return {
    id: publisher.id,
    name: publisher.name,
    comicCount: publisher.comicCount,
    covers: comics
      .toSorted(compareLatest)
      .slice(0, LIMITS.home.publisherCovers)
      .map((comic) => comic.cover),
  };
}
