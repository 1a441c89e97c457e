import {
  buildPublisherPage,
  buildPublisherShelfPage,
  buildPublishersPage,
} from '@rawi/model/pages/build-publisher-pages';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import {
  comicsOnShelfOf,
  completedComicsOf,
  countsOf,
  mostReadComicsOf,
  newestComicsOf,
} from '../data/comics.ts';
import { catalogueCountsRef } from '../data/documents.ts';
import { largestPublishers, publisherRef } from '../data/publishers.ts';

/**
 * A publisher's page from the current data: some 30 documents are read, however many comics it has; undefined
 * if there is no such publisher.
 */
export async function publisherPage(db: Firestore, id: string): Promise<PageDocument | undefined> {
  const publisher = (await publisherRef(db, id).get()).data();
  if (!publisher) return undefined;
  const most = PAGE_LIMITS.publisherPage.comics;
  const [counts, ...orders] = await Promise.all([
    countsOf(db, id),
    ...[mostReadComicsOf, newestComicsOf, completedComicsOf].map((order) => order(db, id, most).get()),
  ]);
  const comics = new Map(orders.flatMap(({ docs }) => docs).map((comic) => [comic.id, comic.data()]));
  return buildPublisherPage({ publisher: { ...publisher, id }, comics: [...comics.values()], ...counts });
}

/** One shelf of a publisher's comics; undefined for one that does not exist yet. */
export async function publisherShelfPage(
  db: Firestore,
  id: string,
  shelf: number,
): Promise<PageDocument | undefined> {
  const [publisher, comics] = await Promise.all([
    publisherRef(db, id).get(),
    comicsOnShelfOf(db, id, shelf).get(),
  ]);
  const found = publisher.data();
  if (!found) return undefined;
  return buildPublisherShelfPage(
    { ...found, id },
    comics.docs.map((comic) => comic.data()),
    shelf,
  );
}

/** The overview of publishers: at most 385 documents are read. */
export async function publishersPage(db: Firestore): Promise<PageDocument> {
  const { covered, named } = PAGE_LIMITS.publishersPage;
  const [largest, counts] = await Promise.all([
    largestPublishers(db, covered + named).get(),
    catalogueCountsRef(db).get(),
  ]);
  return buildPublishersPage(
    largest.docs.map((publisher) => ({ ...publisher.data(), id: publisher.id })),
    counts.data()?.publishers ?? 0,
  );
}
