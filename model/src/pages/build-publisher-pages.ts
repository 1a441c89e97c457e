import { mapLocalized } from '../text/localized.ts';
import type { Comic } from '../truth/comic.ts';
import { buildComicEntry, compareArrival } from './build-comics-page.ts';
import { buildPublisherCard, comparePublishers, type PublisherDocument } from './build-home-page.ts';
import { buildComicCard } from './comic-card.ts';
import { compareLatest, compareMostRead } from './comic-order.ts';
import { narrow } from './compact-card.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument, PublisherEntry } from './pages.ts';
import { arrivalsAt } from './publisher-summary.ts';
import { newestShelf } from './shelves.ts';

/** The widest source of a cover on the overview: 120 CSS pixels on a sharp screen. */
const SMALL_WIDTH = 320;

/**
 * The truth behind a publisher's page. `comics` may be all of its comics or any part that holds the first ones of each order;
 * `chapters` and `completed` are counted over all.
 */
export interface PublisherTruth {
  readonly publisher: PublisherDocument;
  readonly comics: readonly Comic[];
  readonly chapters: number;
  readonly completed: number;
}

/** A publisher's page: what it says of itself, where to start, and its first comics in each order. */
export function buildPublisherPage({ publisher, comics, chapters, completed }: PublisherTruth): PageDocument {
  const { id, name, country, description, website, comicCount } = publisher;
  const first = (order: readonly Comic[]) => order.slice(0, PAGE_LIMITS.publisherPage.comics);
  const latest = comics.toSorted(compareLatest);
  const mostRead = comics.toSorted(compareMostRead);
  const orders = {
    mostRead: first(mostRead),
    latest: first(latest),
    completed: first(latest.filter(({ status }) => status === 'completed')),
  };
  const shown = new Set(Object.values(orders).flat());
  const start = mostRead.find(({ chapterCount }) => chapterCount > 0);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'publisher',
    payload: {
      id,
      name,
      country,
      description,
      website,
      counts: { comics: comicCount, chapters, completed },
      // Views change all the time, and these pages do not show them.
      start: start && { ...buildComicCard(start), views: 0 },
      orders: {
        mostRead: orders.mostRead.map(slugOf),
        latest: orders.latest.map(slugOf),
        completed: orders.completed.map(slugOf),
      },
      comics: [...shown].map(buildPublisherEntry),
      shelf: comicCount > shown.size ? newestShelf(arrivalsAt(publisher)) : undefined,
    },
  });
}

const slugOf = ({ slug }: Comic) => slug;

/** The comic as its publisher's pages show it. */
export function buildPublisherEntry(comic: Comic): PublisherEntry {
  const { status, chapterCount } = comic;
  return { ...buildComicEntry(comic), status, chapterCount };
}

/**
 * One shelf of a publisher's comics (`comics` holds at least that), with the way to its neighbours; undefined for one that has
 * not been begun.
 */
export function buildPublisherShelfPage(
  publisher: PublisherDocument,
  comics: readonly Comic[],
  shelf: number,
): PageDocument | undefined {
  const { id, name } = publisher;
  const arrivals = arrivalsAt(publisher);
  const newest = newestShelf(arrivals);
  if (shelf > newest || arrivals === 0) return undefined;
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'publisherShelf',
    payload: {
      publisher: { id, name },
      comics: comics
        .filter((comic) => comic.publisher.id === id && comic.publisherShelf === shelf)
        .toSorted(compareArrival)
        .map(buildPublisherEntry),
      older: shelf > 1 ? shelf - 1 : undefined,
      newer: shelf < newest ? shelf + 1 : undefined,
    },
  });
}

/**
 * The overview: publishers by how many comics they have, the largest with covers. `publishers` are all, or at least as many as
 * the page holds; one without comics is on none.
 */
export function buildPublishersPage(publishers: readonly PublisherDocument[], count: number): PageDocument {
  const { covered, named } = PAGE_LIMITS.publishersPage;
  const inOrder = publishers.filter(({ comicCount }) => comicCount > 0).toSorted(comparePublishers);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'publishers',
    payload: {
      largest: inOrder.slice(0, covered).map((publisher) => {
        const card = buildPublisherCard(publisher);
        return {
          ...card,
          covers: card.covers.map((cover) => mapLocalized(cover, (image) => narrow(image, SMALL_WIDTH))),
        };
      }),
      others: inOrder
        .slice(covered, covered + named)
        .map(({ id, name, comicCount }) => ({ id, name, comicCount })),
      count,
    },
  });
}
