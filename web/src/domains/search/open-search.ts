import { LIMITS } from '@rawi/model/limits';
import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import { comicsListed } from '@rawi/model/search/listing';
import type { NamedComics, WantedComic } from '@rawi/model/search/named-comics';
import { readSearchPage } from '../../core/pages/pages.ts';
import type { SearchProvider } from './search-provider.ts';
import { siteSearch } from './site-search.ts';
import { type WorkerSearch, workerSearch } from './worker-search.ts';

let worker: WorkerSearch | undefined;

/**
 * The search provider for the current catalogue; undefined when its list cannot be loaded. There is one
 * worker, which keeps what it has read.
 */
export async function openSearch(): Promise<SearchProvider | undefined> {
  const page = await readSearchPage();
  if (page.state === 'unavailable' || page.state === 'outdated') return undefined;
  return searchOf(page.state === 'ready' ? page.payload : { parts: [] });
}

function searchOf(listing: SearchPayload): SearchProvider {
  const comics = comicsListed(listing);
  if (comics > LIMITS.catalogPart.inBrowser) return siteSearch(comics);
  return workerOf(listing);
}

function workerOf(listing: SearchPayload): WorkerSearch {
  worker ??= workerSearch();
  worker.open(listing);
  return worker;
}

/**
 * Looks up comics by their whole names, in all parts of the catalogue however large it is: the site would read 200
 * comics for each name. Undefined without a network and without a copy; rejects where only some of it can be had.
 */
export async function findNamed(wanted: readonly WantedComic[]): Promise<readonly NamedComics[] | undefined> {
  const page = await readSearchPage();
  if (page.state === 'unavailable' || page.state === 'outdated') return undefined;
  return workerOf(page.state === 'ready' ? page.payload : { parts: [] }).name(wanted);
}
