import { isLanguage, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { pageIds } from '@rawi/model/page-ids';
import {
  buildOpdsComicsPage,
  buildOpdsPages,
  buildOpdsShelfPage,
  withOpdsGroup,
} from '@rawi/model/pages/build-opds-pages';
import {
  groupOfFeed,
  OPDS_GROUP_LISTS,
  type OpdsGroup,
  opdsFeeds,
  shelfOfFeed,
} from '@rawi/model/pages/opds-feeds';
import { OPDS_LIMITS } from '@rawi/model/pages/opds-limits';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import { newestShelf } from '@rawi/model/pages/shelves';
import type { Localized } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { comicsNaming, comicsOnShelf, latestComics, mostReadComics } from '../data/comics.ts';
import { genreRef, pageRef } from '../data/documents.ts';
import { publisherRef } from '../data/publishers.ts';
import { arrivalsOf } from './comics-pages.ts';

/**
 * A list of comics in catalogues for reading apps, with its further parts, from the current data; an empty list where there is none. At most 100
 * documents are read for the latest and the most read, 120 for a shelf and the one beside it, 301 for a genre, a language or a publisher: of a
 * larger one the list has the most read.
 */
export async function opdsPages(db: Firestore, feed: string): Promise<readonly PageDocument[]> {
  const { ordered } = OPDS_LIMITS;
  if (feed === opdsFeeds.latest) return buildOpdsPages(await all(latestComics(db).limit(ordered)), 'updates');
  if (feed === opdsFeeds.mostRead)
    return buildOpdsPages(await all(mostReadComics(db).limit(ordered)), 'views');
  const group = groupOfFeed(feed);
  if (group) return groupPages(db, group.group, group.id);
  const arrivals = await arrivalsOf(db);
  const shelf = shelfOfFeed(feed);
  if (shelf !== undefined) {
    const page = buildOpdsShelfPage({ comics: await all(comicsOnShelf(db, shelf)), arrivals }, shelf);
    return page ? [page] : [];
  }
  const newest = newestShelf(arrivals);
  const shelves = await Promise.all([newest, newest - 1].map((each) => all(comicsOnShelf(db, each))));
  return [buildOpdsComicsPage({ comics: shelves.flat(), arrivals })];
}

async function all(query: Query<Comic>): Promise<Comic[]> {
  return (await query.get()).docs.map((comic) => comic.data());
}

async function groupPages(db: Firestore, group: OpdsGroup, id: string): Promise<readonly PageDocument[]> {
  const found = await COMICS_OF[group](db, id);
  if (!found) return [];
  return buildOpdsPages(await all(found.comics.limit(OPDS_LIMITS.group)), 'arrivals', found.name);
}

interface FoundGroup {
  readonly name: Localized<string>;
  readonly comics: Query<Comic>;
}

/** The comics of a genre, a language or a publisher, the most read first, and its name. */
const COMICS_OF: {
  readonly [G in OpdsGroup]: (db: Firestore, id: string) => Promise<FoundGroup | undefined>;
} = {
  // A comic's lists contain whole names.
  genre: async (db, id) => {
    const name = (await genreRef(db, id).get()).data()?.name;
    return name && { name, comics: comicsNaming(db, 'genres', 'array-contains', { id, name }) };
  },
  language: async (db, id) =>
    isLanguage(id)
      ? { name: LANGUAGE_NAMES[id], comics: comicsNaming(db, 'languages', 'array-contains', id) }
      : undefined,
  publisher: async (db, id) => {
    const name = (await publisherRef(db, id).get()).data()?.name;
    return name && { name, comics: comicsNaming(db, 'publisher.id', '==', id) };
  },
};

/**
 * Updates the list of all genres, or of all languages, for the new list of one; it reads in the transaction that writes this, and the function that
 * it returns writes. Null if the target is another page, or is not listed there.
 */
export async function relistOpds(
  transaction: Transaction,
  db: Firestore,
  target: PageTarget,
  made: PageDocument | undefined,
): Promise<(() => void) | null> {
  const found = target.kind === 'opds' ? groupOfFeed(target.feed) : undefined;
  if (!found || found.group === 'publisher') return null;
  const ref = pageRef(db, pageIds.opds(OPDS_GROUP_LISTS[found.group]));
  const before = (await transaction.get(ref)).data();
  const listing = before?.kind === 'opdsGroups' ? before.payload : undefined;
  const next = withOpdsGroup(listing, found.id, made);
  return () => {
    if (next) transaction.set(ref, next);
    else if (next === null) transaction.delete(ref);
  };
}
