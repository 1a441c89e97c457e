import { LIMITS } from '@rawi/model/limits';
import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import { comicsListed } from '@rawi/model/search/listing';
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
  worker ??= workerSearch();
  worker.open(listing);
  return worker;
}
