import { buildHomePage } from '@rawi/model/build-home-page';
import type { PageDocument } from '@rawi/model/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { countComics, latestComics, mostReadComics, newestComicsOfPublisher } from '../data/comics.ts';
import { countPublishers, largestPublishers } from '../data/publishers.ts';
import { comicsWithChapters, distinct } from './comics-with-chapters.ts';

/** The home page as the truth has it now; at most some 150 documents are read, whatever the catalogue's size. */
export async function homePage(db: Firestore): Promise<PageDocument> {
  const [latest, mostRead, largest, comicCount, publisherCount] = await Promise.all([
    latestComics(db).get(),
    mostReadComics(db).get(),
    largestPublishers(db).get(),
    countComics(db),
    countPublishers(db),
  ]);
  const [comics, publishers] = await Promise.all([
    comicsWithChapters(db, distinct([...latest.docs, ...mostRead.docs])),
    Promise.all(
      largest.docs.map(async (snapshot) => ({
        publisher: { ...snapshot.data(), id: snapshot.id },
        comics: (await newestComicsOfPublisher(db, snapshot.id).get()).docs.map((comic) => comic.data()),
      })),
    ),
  ]);
  return buildHomePage({ comics, publishers, counts: { comics: comicCount, publishers: publisherCount } });
}
