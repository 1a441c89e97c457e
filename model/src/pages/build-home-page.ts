import { READERS_FIGURE } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import type { Comic } from '../truth/comic.ts';
import type { Publisher } from '../truth/publisher.ts';
import type { PublisherCard } from './cards.ts';
import { compareText } from './chapter-order.ts';
import { buildComicCard } from './comic-card.ts';
import { compareLatest, compareMostRead, compareMostReadIn, type RecentWindow } from './comic-order.ts';
import { compactCard, withoutArt } from './compact-card.ts';
import { homeOpening } from './home-opening.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { HomePayload, PageDocument } from './pages.ts';

/** A publisher together with its document's id. */
export type PublisherDocument = Publisher & { readonly id: string };

/**
 * The truth behind the home page. `comics` and `publishers` may be the whole catalogue or any part that holds the
 * latest 20 comics, the most read 7 of all time and of each window, and the 6 largest publishers: the page is the same.
 */
export interface HomeTruth {
  readonly comics: readonly Comic[];
  readonly publishers: readonly PublisherDocument[];
  readonly counts: { readonly comics: number; readonly publishers: number; readonly readers?: number };
}

/** The home page: featured, latest and most read comics, publishers, and the three counts. */
export function buildHomePage({ comics, publishers, counts }: HomeTruth): PageDocument {
  const latest = comics.toSorted(compareLatest).slice(0, LIMITS.home.latest);
  const mostRead = comics.toSorted(compareMostRead).slice(0, LIMITS.home.mostRead);
  const featured = chooseFeatured(latest, mostRead);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'home',
    payload: {
      featured: featured.map(buildComicCard),
      opening: featured[0] && homeOpening(featured[0]),
      latest: latest.map((comic) => withoutArt(buildComicCard(comic))),
      mostRead: mostRead.map((comic) => withoutArt(buildComicCard(comic))),
      mostReadLately: readLately(comics, [...latest, ...mostRead]),
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

/** The most read of each window, with the cards of those that the page does not show anyway. */
function readLately(comics: readonly Comic[], shown: readonly Comic[]): HomePayload['mostReadLately'] {
  const mostReadIn = (window: RecentWindow) =>
    comics
      .filter(({ recentViews }) => recentViews[window] > 0)
      .toSorted(compareMostReadIn(window))
      .slice(0, LIMITS.home.mostRead);
  const [week, month] = [mostReadIn('week'), mostReadIn('month')];
  const others = new Set([...week, ...month].filter((comic) => !shown.includes(comic)));
  return {
    week: week.map(({ slug, recentViews }) => ({ slug, views: recentViews.week })),
    month: month.map(({ slug, recentViews }) => ({ slug, views: recentViews.month })),
    // The first place is large, the others have small covers.
    cards: [...others].map((comic) =>
      comic === week[0] || comic === month[0]
        ? withoutArt(buildComicCard(comic))
        : compactCard(buildComicCard(comic)),
    ),
  };
}

/** Of what the page shows anyway: comics with art first, then the most read. */
function chooseFeatured(latest: readonly Comic[], mostRead: readonly Comic[]): Comic[] {
  const bySlug = new Map([...mostRead, ...latest].map((comic) => [comic.slug, comic]));
  return [...bySlug.values()]
    .toSorted((a, b) => Number(b.art !== undefined) - Number(a.art !== undefined) || compareMostRead(a, b))
    .slice(0, LIMITS.home.featured);
}

/** Most comics first; of equal counts by id. */
export function comparePublishers(a: PublisherDocument, b: PublisherDocument): number {
  return b.comicCount - a.comicCount || compareText(a.id, b.id);
}

export function buildPublisherCard({ id, name, comicCount, covers }: PublisherDocument): PublisherCard {
  return { id, name, comicCount, covers };
}
