import { mapLocalized } from '../text/localized.ts';
import type { Comic } from '../truth/comic.ts';
import type { ComicEntry } from './cards.ts';
import { compareText } from './chapter-order.ts';
import { buildComicCard } from './comic-card.ts';
import { narrow, untitled } from './compact-card.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { newestShelf } from './shelves.ts';

/** The widest source of a cover in the list: 210 CSS pixels on a sharp screen, and more on a sharper one. */
const COVER_WIDTH = 640;

/**
 * The truth behind the list of all comics. `comics` may be the whole catalogue or any part that holds the shelves
 * that are shown; `arrivals` is how many comics have ever come.
 */
export interface ComicsTruth {
  readonly comics: readonly Comic[];
  readonly arrivals: number;
}

/**
 * The list of all comics from its newest: the last shelf together with the one before, so that a shelf that has just
 * been begun does not stand alone.
 */
export function buildComicsPage({ comics, arrivals }: ComicsTruth): PageDocument {
  const newest = newestShelf(arrivals);
  const older = newest - 2;
  return listPage(
    comics.filter(({ shelf }) => shelf > older),
    older > 0 ? older : undefined,
    undefined,
  );
}

/** One shelf of the list, with the way to its neighbours; undefined for one that has not been begun. */
export function buildShelfPage({ comics, arrivals }: ComicsTruth, shelf: number): PageDocument | undefined {
  const newest = newestShelf(arrivals);
  if (shelf > newest || arrivals === 0) return undefined;
  return listPage(
    comics.filter((comic) => comic.shelf === shelf),
    shelf > 1 ? shelf - 1 : undefined,
    shelf < newest ? shelf + 1 : undefined,
  );
}

function listPage(comics: readonly Comic[], older: number | undefined, newer: number | undefined) {
  const entries = comics
    .toSorted(compareArrival)
    .map((comic) => ({ ...buildComicEntry(comic), arrivedAt: comic.createdAt.toISOString() }));
  return pageDocument({ version: PAGE_VERSION, kind: 'comics', payload: { comics: entries, older, newer } });
}

/** The last that came first; of one moment by slug. */
export function compareArrival(a: Comic, b: Comic): number {
  return b.shelf - a.shelf || b.createdAt.getTime() - a.createdAt.getTime() || compareText(a.slug, b.slug);
}

/** The comic as the list shows it: no figures that change all the time, so that those leave the list alone. */
export function buildComicEntry(comic: Comic): ComicEntry {
  const { slug, series, names, ageRating, cover, latestChapter } = buildComicCard(comic);
  return {
    slug,
    series,
    names,
    ...(ageRating && { ageRating }),
    cover: mapLocalized(cover, (image) => narrow(image, COVER_WIDTH)),
    latestChapter: untitled(latestChapter),
  };
}
