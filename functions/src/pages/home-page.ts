import { LIMITS } from '@rawi/model/limits';
import { buildHomePage } from '@rawi/model/pages/build-home-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { latestComics, mostReadComics, mostReadComicsIn } from '../data/comics.ts';
import { catalogueCountsRef } from '../data/documents.ts';
import { largestPublishers } from '../data/publishers.ts';

/** The home page from the current data: 48 documents at most are read, whatever the catalogue's size. */
export async function homePage(db: Firestore): Promise<PageDocument> {
  const [largest, counts, ...lists] = await Promise.all([
    largestPublishers(db, LIMITS.home.publishers).get(),
    catalogueCountsRef(db).get(),
    latestComics(db).get(),
    mostReadComics(db).get(),
    mostReadComicsIn(db, 'week').get(),
    mostReadComicsIn(db, 'month').get(),
  ]);
  const comics = new Map(lists.flatMap(({ docs }) => docs).map((comic) => [comic.id, comic.data()]));
  return buildHomePage({
    comics: [...comics.values()],
    publishers: largest.docs.map((publisher) => ({ ...publisher.data(), id: publisher.id })),
    counts: counts.data() ?? { comics: 0, publishers: 0 },
  });
}
