import { buildComicsPage, buildShelfPage } from '@rawi/model/pages/build-comics-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import { newestShelf } from '@rawi/model/pages/shelves';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore } from 'firebase-admin/firestore';
import { comicsOnShelf } from '../data/comics.ts';
import { catalogueCountsRef } from '../data/documents.ts';

/**
 * The list of all comics, newest first, from the current data: two shelves are read, whatever the catalogue's
 * size.
 */
export async function comicsPage(db: Firestore): Promise<PageDocument> {
  const arrivals = await arrivalsOf(db);
  const newest = newestShelf(arrivals);
  const shelves = await Promise.all([newest, newest - 1].map((shelf) => readShelf(db, shelf)));
  return buildComicsPage({ comics: shelves.flat(), arrivals });
}

/** One shelf of the list; `undefined` for one that does not exist yet. */
export async function shelfPage(db: Firestore, shelf: number): Promise<PageDocument | undefined> {
  const [comics, arrivals] = await Promise.all([readShelf(db, shelf), arrivalsOf(db)]);
  return buildShelfPage({ comics, arrivals }, shelf);
}

async function readShelf(db: Firestore, shelf: number): Promise<Comic[]> {
  const found = await comicsOnShelf(db, shelf).get();
  return found.docs.map((comic) => comic.data());
}

/** How many comics have ever been added. */
export async function arrivalsOf(db: Firestore): Promise<number> {
  return (await catalogueCountsRef(db).get()).data()?.arrivals ?? 0;
}
