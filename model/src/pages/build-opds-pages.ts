import { showingToVisitors } from '../rating/showing-to-visitors.ts';
import { type Localized, mapLocalized } from '../text/localized.ts';
import { taglineOf } from '../text/tagline.ts';
import type { Comic } from '../truth/comic.ts';
import { pictureOfWidth } from '../truth/picture.ts';
import type { ComicsTruth } from './build-comics-page.ts';
import { compareArrival } from './build-comics-page.ts';
import { compareText } from './chapter-order.ts';
import { compareLatest, compareMostRead } from './comic-order.ts';
import { isSame } from './is-same.ts';
import { OPDS_LIMITS } from './opds-limits.ts';
import type { OpdsComic, OpdsComicsPayload, OpdsGroupsPayload } from './opds-payloads.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { newestShelf } from './shelves.ts';

/** Widths of covers: of one that fills a screen of a reading app, and of one in its lists. */
const COVER_WIDTH = 640;
const THUMBNAIL_WIDTH = 320;

/** What a document weighs beside its comics, with the name of what it is of. */
const FRAME_BYTES = 1500;

type Order = OpdsComicsPayload['orderedBy'];

const COMPARE: { readonly [O in Order]: (a: Comic, b: Comic) => number } = {
  arrivals: compareArrival,
  updates: compareLatest,
  views: compareMostRead,
};

/**
 * The comic as lists for reading apps show it; undefined for one that no list names to whoever has told us nothing: a reading app asks nobody's
 * age. No figures that change all the time, so that those leave the lists alone.
 */
export function buildOpdsComic(comic: Comic, orderedBy: Order = 'arrivals'): OpdsComic | undefined {
  if (!showingToVisitors(comic).isListed) return undefined;
  const { slug, series, names, description, writer, artists, publisher, languages, status, ageRating } =
    comic;
  const at = orderedBy === 'updates' ? comic.updatedAt : comic.createdAt;
  return {
    slug,
    series,
    names,
    summary: taglineOf(description),
    writer: writer.name,
    artists: artists.map(({ name }) => name),
    publisher: publisher.name,
    languages,
    status,
    ...(ageRating && { ageRating }),
    cover: mapLocalized(comic.cover, (image) => ({
      path: pictureOfWidth(image, COVER_WIDTH).path,
      thumbnail: pictureOfWidth(image, THUMBNAIL_WIDTH).path,
    })),
    at: at.toISOString(),
  };
}

/** A list in its order, in parts; no part where there is no comic. `name` is what the list is of. */
export function buildOpdsPages(
  comics: readonly Comic[],
  orderedBy: Order,
  name?: Localized<string>,
): readonly PageDocument[] {
  const entries = entriesOf(comics, orderedBy);
  const parts = partsOf(entries);
  return parts.map((part) =>
    listPage({ comics: part, orderedBy, name, parts: parts.length, total: entries.length }),
  );
}

/** Comics in parts of at most 50, and of at most 100 kB where words are long. */
function partsOf(entries: readonly OpdsComic[]): OpdsComic[][] {
  const parts: OpdsComic[][] = [];
  let room = 0;
  for (const entry of entries) {
    const weight = bytesOf(entry);
    if (weight > room || parts.at(-1)?.length === OPDS_LIMITS.entries) {
      parts.push([]);
      room = PAGE_LIMITS.pageBytes - FRAME_BYTES;
    }
    parts.at(-1)?.push(entry);
    room -= weight;
  }
  return parts;
}

/** With the comma that follows it. */
const bytesOf = (entry: OpdsComic) => new TextEncoder().encode(JSON.stringify(entry)).length + 1;

/** The list of all comics from its newest, as the site's own: the last shelf together with the one before. */
export function buildOpdsComicsPage({ comics, arrivals }: ComicsTruth): PageDocument {
  const newest = newestShelf(arrivals);
  const both = comics.filter(({ shelf }) => shelf > newest - 2);
  // Two shelves of long words are more than a page holds.
  const older = partsOf(entriesOf(both, 'arrivals')).length > 1 ? newest - 1 : newest - 2;
  return shelfPage(
    both.filter(({ shelf }) => shelf > older),
    older > 0 ? older : undefined,
    undefined,
  );
}

/** One shelf of it, with the way to its neighbours; undefined for one that has not been begun. */
export function buildOpdsShelfPage(
  { comics, arrivals }: ComicsTruth,
  shelf: number,
): PageDocument | undefined {
  const newest = newestShelf(arrivals);
  if (shelf > newest || arrivals === 0) return undefined;
  return shelfPage(
    comics.filter((comic) => comic.shelf === shelf),
    shelf > 1 ? shelf - 1 : undefined,
    shelf < newest ? shelf + 1 : undefined,
  );
}

function shelfPage(comics: readonly Comic[], older: number | undefined, newer: number | undefined) {
  const [entries = []] = partsOf(entriesOf(comics, 'arrivals'));
  return listPage({ comics: entries, orderedBy: 'arrivals', total: entries.length, older, newer });
}

const entriesOf = (comics: readonly Comic[], orderedBy: Order): OpdsComic[] =>
  comics.toSorted(COMPARE[orderedBy]).flatMap((comic) => buildOpdsComic(comic, orderedBy) ?? []);

const listPage = (payload: OpdsComicsPayload) =>
  pageDocument({ version: PAGE_VERSION, kind: 'opdsComics', payload });

/**
 * The list of all genres, or of all languages, after the list of one of them was built again: without comics it is taken off. Null where none is
 * left, undefined where the list stays as it is.
 */
export function withOpdsGroup(
  listing: OpdsGroupsPayload | undefined,
  id: string,
  made: PageDocument | undefined,
): PageDocument | null | undefined {
  const groups = listing?.groups ?? [];
  const name = made?.kind === 'opdsComics' ? made.payload.name : undefined;
  const group = made?.kind === 'opdsComics' && name ? { id, name, comics: made.payload.total } : undefined;
  if (
    isSame(
      groups.find((each) => each.id === id),
      group,
    )
  )
    return undefined;
  const others = groups.filter((each) => each.id !== id);
  const all = group ? [...others, group] : others;
  if (all.length === 0) return null;
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'opdsGroups',
    payload: {
      groups: all.toSorted((a, b) => compareText(a.id, b.id)).slice(0, OPDS_LIMITS.groups),
    },
  });
}
