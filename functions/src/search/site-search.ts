import { LIMITS } from '@rawi/model/limits';
import { FILTERS } from '@rawi/model/lists/filters';
import type { Locale } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { answer, type SearchAnswer } from '@rawi/model/search/answer';
import { Catalog } from '@rawi/model/search/catalog';
import { comicsListed } from '@rawi/model/search/listing';
import type { SearchRequest } from '@rawi/model/search/search-request';
import { queryKey } from '@rawi/model/text/fold';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { comicsFoundBy, comicsNaming, latestComics } from '../data/comics.ts';
import { genreRef, pageRef, personRef } from '../data/documents.ts';

/** Undefined where browsers search for themselves. */
export type SiteSearch = (
  request: SearchRequest,
  showing: { readonly locale: Locale; readonly count: number },
) => Promise<SearchAnswer | undefined>;

/** The most comics that one search reads: each is billed. */
const MOST_READ = 200;

interface Limits {
  /** How many comics browsers search for themselves. */
  readonly inBrowser?: number;
  /** How long it is remembered how large the catalogue is; 0 for not at all. */
  readonly memorySeconds?: number;
}

/**
 * Searches a catalogue that is too large for browsers: by the beginnings of words that each comic keeps (`searchKeys`), the
 * most read first, and by one of the filters where nothing was typed. What Firestore finds is then ranked and narrowed as a browser
 * ranks a whole catalogue, so counts are those of at most `MOST_READ` comics. For more than this promises, a hosted engine takes
 * this function's place (docs/decisions/025).
 */
export function siteSearch(
  db: Firestore,
  { inBrowser = LIMITS.catalogPart.inBrowser, memorySeconds = 60 }: Limits = {},
): SiteSearch {
  const sizes = new LRUCache<string, number>({
    max: 1,
    ttl: memorySeconds * 1000,
    perf: Date,
    fetchMethod: async (pageId) => {
      const listing = (await pageRef(db, pageId).get()).data();
      return listing?.kind === 'search' ? comicsListed(listing.payload) : 0;
    },
  });
  return async (request, showing) => {
    const size = await sizes.fetch(pageIds.search(), { forceRefresh: memorySeconds === 0 });
    if (size === undefined || size <= inBrowser) return undefined;
    const found = await (await queryFor(db, request)).limit(MOST_READ).get();
    const comics = found.docs.map((comic) => comic.data());
    const part = buildCatalogPart(comics);
    const catalog = new Catalog();
    if (part?.kind === 'catalog') catalog.add(part.payload);
    catalog.orders.setMostRead(comics.toSorted((a, b) => b.views - a.views).map(({ slug }) => slug));
    return answer(catalog, request, showing);
  };
}

/** The one condition that leaves the fewest: Firestore looks into one list of a document at a time. */
async function queryFor(db: Firestore, { text, filters }: SearchRequest): Promise<Query<Comic>> {
  const key = queryKey(text);
  if (key !== undefined) return comicsFoundBy(db, key);
  for (const filter of FILTERS) {
    const [id] = filters[filter].include;
    if (id === undefined) continue;
    if (filter === 'publisher' || filter === 'writer') return comicsNaming(db, `${filter}.id`, '==', id);
    // A list of a comic names them whole. What is not there has no name, and no comic.
    const ref = filter === 'genre' ? genreRef(db, id) : personRef(db, id);
    const name = (await ref.get()).data()?.name ?? {};
    return comicsNaming(db, filter === 'genre' ? 'genres' : 'artists', 'array-contains', { id, name });
  }
  return latestComics(db);
}
