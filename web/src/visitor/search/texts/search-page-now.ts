import { readSearchPage } from '../../../core/pages/pages.ts';

/**
 * The page of search as the network has it; undefined where that does not answer. A copy on the device may be days old, and names an index
 * then of which the ratings that were raised since are forgotten, or whose files are gone.
 */
export async function readSearchPageNow() {
  const page = await readSearchPage();
  if (page.state !== 'ready' || page.keptAt === undefined) return page;
  if (!page.refresh || (await page.refresh) === 'failed') return undefined;
  const now = await readSearchPage();
  return now.state === 'ready' && now.keptAt !== undefined ? undefined : now;
}
