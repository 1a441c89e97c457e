import { LIMITS } from '@rawi/model/limits';
import { COMIC_FIELDS, isOfKind, NAMED_FIELDS } from '@rawi/model/lists/comic-fields';
import { FILTERS } from '@rawi/model/lists/filters';
import { pageIds } from '@rawi/model/page-ids';
import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import type { PageDocument } from '@rawi/model/pages/pages';
import { answer, type SearchAnswer, type Showing } from '@rawi/model/search/answer';
import { Catalog } from '@rawi/model/search/catalog';
import { comicsListed } from '@rawi/model/search/listing';
import type { SearchRequest } from '@rawi/model/search/search-request';
import { queryKey } from '@rawi/model/text/fold';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { comicsFoundBy, comicsNaming, latestComics } from '../data/comics.ts';
import { genreRef, pageRef, personRef } from '../data/documents.ts';

/** Undefined if browsers search the catalogue themselves. */
export type SiteSearch = (
  request: SearchRequest,
  showing: Pick<Showing, 'locale' | 'count' | 'upTo'>,
) => Promise<SearchAnswer | undefined>;

/** The maximum number of comics that one search reads: each is billed. */
export const MAX_READ = 200;

interface Limits {
  /** Up to how many comics browsers search the catalogue themselves. */
  readonly inBrowser?: number;
  /** How long the list of the catalogue and that of translators are cached; 0 for not at all. */
  readonly memorySeconds?: number;
}

/**
 * Searches a catalogue that is too large for browsers: by the beginnings of words that each comic stores
 * (`searchKeys`), the most read first, or by one of the filters if nothing was typed. The result of Firestore
 * is then ranked and filtered as a browser does it with a whole catalogue, so counts are those of at most
 * `MAX_READ` comics. If more is needed than this promises, a hosted search engine can replace this
 * function (docs/decisions/025).
 */
export function siteSearch(
  db: Firestore,
  { inBrowser = LIMITS.catalogPart.inBrowser, memorySeconds = 60 }: Limits = {},
): SiteSearch {
  const pages = new LRUCache<string, { readonly page: PageDocument | undefined }>({
    max: 2,
    ttl: memorySeconds * 1000,
    // Otherwise one page's time would count for the other's, for a moment.
    ttlResolution: 0,
    perf: Date,
    fetchMethod: async (pageId) => ({ page: (await pageRef(db, pageId).get()).data() }),
  });
  const readPage = async (pageId: string) =>
    (await pages.fetch(pageId, { forceRefresh: memorySeconds === 0 }))?.page;
  return async (request, showing) => {
    const listing = await readPage(pageIds.search());
    if (listing?.kind !== 'search' || comicsListed(listing.payload) <= inBrowser) return undefined;
    const found = await (await queryFor(db, request)).limit(MAX_READ).get();
    const comics = found.docs.map((comic) => comic.data());
    const part = buildCatalogPart(comics);
    const catalog = new Catalog();
    if (part?.kind === 'catalog') catalog.add(part.payload);
    catalog.orders.setMostRead(comics.toSorted((a, b) => b.views - a.views).map(({ slug }) => slug));
    const list = await readPage(pageIds.translators());
    if (list?.kind === 'translators') catalog.setTranslators(list.payload.translators);
    return answer(catalog, request, showing);
  };
}

/** The most selective condition: Firestore can filter by one list of a document at a time. */
export async function queryFor(db: Firestore, { text, filters }: SearchRequest): Promise<Query<Comic>> {
  const key = queryKey(text);
  if (key !== undefined) return comicsFoundBy(db, key);
  for (const filter of FILTERS) {
    const [id] = filters[filter].include;
    const field = NAMED_FIELDS.find((each) => COMIC_FIELDS[each].filter === filter);
    if (id === undefined || !field) continue;
    if (isOfKind(field, 'one')) return comicsNaming(db, `${field}.id`, '==', id);
    // A comic's lists contain whole names. An unknown id has no name, and no comic.
    const ref = COMIC_FIELDS[field].of === 'genre' ? genreRef(db, id) : personRef(db, id);
    const name = (await ref.get()).data()?.name ?? {};
    return comicsNaming(db, field, 'array-contains', { id, name });
  }
  const [tag] = filters.tag.include;
  return tag === undefined ? latestComics(db) : comicsNaming(db, 'tags.shown', 'array-contains', tag);
}
