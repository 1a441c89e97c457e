import { isLocale } from '@rawi/model/lists/locales';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { WISHED_RATINGS } from '@rawi/model/rating/decide-showing';
import { SITE_SEARCH, servedData } from '@rawi/model/routes/served-pages';
import { LISTED_UP_TO, searchQuery, searchRequestOf } from '@rawi/model/search/search-request';
import { LRUCache } from 'lru-cache';
import { hashOf } from '../pages/catalog-pages.ts';
import { AGES } from './ages.ts';
import { withEtag } from './open/open-headers.ts';
import { readable } from './read-page.ts';
import type { PageAnswer, Serving } from './serving.ts';
import { withTimeout } from './with-timeout.ts';

/** How many parts of the catalogue are cached, each some 100 kB. Requests with wrong hashes cost no read. */
const MAX_PARTS = 100;
/** How many searches are cached. */
const MAX_SEARCHES = 500;
const MEMORY_MS = 60_000;

const TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
/** If the content has another hash by now, this answer is right for this client only and is not cached. */
const UNCACHED = { ...TYPE, 'Cache-Control': 'no-store' } as const;

/** Answers requests for the search data, and searches of the site itself, by path and query. */
export function dataServer({
  read,
  onOutdated,
  search,
  report,
  memorySeconds,
}: Serving): (pathname: string, query: URLSearchParams) => Promise<PageAnswer> {
  const ttl = memorySeconds === undefined ? MEMORY_MS : memorySeconds * 1000;
  const parts = new LRUCache<string, { readonly body: string; readonly hash: string }>({
    max: MAX_PARTS,
    ttl,
    perf: Date,
    fetchMethod: async (pageId) => {
      const stored = await withTimeout(read(pageId));
      const document = readable(onOutdated, pageId, stored);
      // The listing names a part as it is stored, in whatever version.
      return document === undefined ? undefined : { body: JSON.stringify(document), hash: hashOf(stored) };
    },
  });
  const searches = new LRUCache<string, PageAnswer>({
    max: MAX_SEARCHES,
    ttl,
    perf: Date,
    fetchMethod: async (key) => {
      const query = new URLSearchParams(key);
      const locale = query.get('in');
      const upTo = listedUpTo(query);
      const shown = isLocale(locale) ? { locale, count: Number(query.get('count')), upTo } : undefined;
      const found = shown && (await withTimeout(search(searchRequestOf(query), shown)));
      if (!found) return undefined;
      const body = JSON.stringify({ version: PAGE_VERSION, answer: found });
      return withEtag({ status: 200, headers: { ...TYPE, ...SEARCH_AGE }, body });
    },
  });
  const forceRefresh = ttl === 0;

  const answerTo = async (pathname: string, query: URLSearchParams): Promise<PageAnswer> => {
    if (pathname === SITE_SEARCH) return (await searches.fetch(keyOf(query), { forceRefresh })) ?? missing;
    const asked = servedData(pathname);
    const part = asked && (await parts.fetch(asked.pageId, { forceRefresh }));
    if (!part) return missing;
    if (part.hash !== asked.hash) return { status: 200, headers: UNCACHED, body: part.body };
    return { status: 200, headers: { ...TYPE, ...UNCHANGING, ETag: `W/"${part.hash}"` }, body: part.body };
  };
  return async (pathname, query) => {
    try {
      return await answerTo(pathname, query);
    } catch (error) {
      report(`${pathname} was not answered.`, error);
      return { status: 503, headers: UNCACHED, body: 'null' };
    }
  };
}

/**
 * The content is named by its hash and never changes; content that was taken down must leave every cache
 * within a day.
 */
const UNCHANGING = { 'Cache-Control': `public, max-age=${AGES.unchanging}, immutable` } as const;
/** Together with the memory at most 300 s (architecture.md, "How a page is read"). */
const SEARCH_AGE = { 'Cache-Control': 'public, max-age=60, s-maxage=180' } as const;

const missing: PageAnswer = {
  status: 404,
  headers: { ...TYPE, 'Cache-Control': 'public, max-age=0, s-maxage=30' },
  body: 'null',
};

/** The maximum number of results of one request. */
const MAX_RESULTS = 240;

/** Up to which rating comics are found and counted; all are where an older build does not say, or nothing is left out. */
function listedUpTo(query: URLSearchParams) {
  const listed = query.get(LISTED_UP_TO);
  return WISHED_RATINGS.find((rating) => rating === listed && rating !== '18');
}

/** One cache key for all spellings of a query. */
function keyOf(query: URLSearchParams): string {
  const key = searchQuery(searchRequestOf(query));
  const count = Math.min(MAX_RESULTS, Math.max(1, Math.trunc(Number(query.get('count'))) || 24));
  key.set('in', query.get('in') ?? '');
  key.set('count', `${count}`);
  const upTo = listedUpTo(query);
  if (upTo) key.set(LISTED_UP_TO, upTo);
  return key.toString();
}
