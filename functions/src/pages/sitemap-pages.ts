import { pageIds } from '@rawi/model/page-ids';
import { buildSitemapPages, withSitemap } from '@rawi/model/pages/build-sitemap';
import { inParts } from '@rawi/model/pages/in-parts';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import { newestShelf } from '@rawi/model/pages/shelves';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { chapterAddresses } from '../data/chapters.ts';
import { comicsOnShelf } from '../data/comics.ts';
import { pageRef } from '../data/documents.ts';
import { arrivalsOf } from './comics-pages.ts';
import { invalidateTargets } from './invalidate.ts';

/**
 * The addresses of a shelf from the current data, with their further parts; an empty list for a shelf that
 * does not exist yet. All chapters of its comics are read, whenever one of them comes or goes.
 */
export async function sitemapPages(db: Firestore, shelf: number): Promise<readonly PageDocument[]> {
  const [found, arrivals] = await Promise.all([comicsOnShelf(db, shelf).get(), arrivalsOf(db)]);
  const comics = await Promise.all(
    found.docs.map(async (comic) => ({
      comic: comic.data(),
      chapters: await chapterAddresses(db, comic.id),
    })),
  );
  return buildSitemapPages(comics, arrivals, shelf);
}

/**
 * Updates the list of all shelves for the new addresses of one; it reads in the transaction that writes
 * these, and the function that it returns writes. Null if the target is another page.
 */
export async function relistSitemap(
  transaction: Transaction,
  db: Firestore,
  target: PageTarget,
  made: readonly PageDocument[],
): Promise<(() => void) | null> {
  if (target.kind !== 'sitemap') return null;
  const ref = pageRef(db, pageIds.sitemapList());
  const before = (await transaction.get(ref)).data();
  const listing = before?.kind === 'sitemapList' ? before.payload : undefined;
  const next = withSitemap(listing, Number(target.shelf), made);
  return () => void (next && transaction.set(ref, next));
}

/** How many pages are invalidated together: their invalidations are read in one request. */
const MAX_MARKED = 200;

/** The shelves whose addresses are not listed yet, as none of an earlier version is. It costs two reads. */
export async function missingSitemaps(db: Firestore): Promise<number[]> {
  const [arrivals, stored] = await Promise.all([arrivalsOf(db), pageRef(db, pageIds.sitemapList()).get()]);
  if (arrivals === 0) return [];
  const list = stored.data();
  const listed = new Set(list?.kind === 'sitemapList' ? list.payload.shelves.map(({ shelf }) => shelf) : []);
  const all = Array.from({ length: newestShelf(arrivals) }, (_, index) => index + 1);
  return all.filter((shelf) => !listed.has(shelf));
}

/** Invalidates the addresses of each such shelf; resolves to how many those are. */
export async function invalidateMissingSitemaps(db: Firestore, now: Date): Promise<number> {
  const missing = await missingSitemaps(db);
  for (const shelves of inParts(missing, MAX_MARKED)) {
    const targets = shelves.map((shelf): PageTarget => ({ kind: 'sitemap', shelf: String(shelf) }));
    await invalidateTargets(db, targets, now);
  }
  return missing.length;
}
