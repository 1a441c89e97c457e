import { buildReaderPage, comicsToShow, listsOfReader } from '@rawi/model/pages/build-reader-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { comicsNamed } from '../data/comics.ts';
import { newestReviewsBy } from '../data/comments.ts';
import { shownListsBy } from '../data/lists.ts';
import { translatorRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';
import { hasReaderPage } from './has-reader-page.ts';

/**
 * A reader's own page from the current data, if they want one: it reads their public lists, 50 at most, their newest reviews,
 * and each comic of both once, 170 at most. Of who wants none it reads the profile alone.
 */
export async function readerPage(db: Firestore, uid: string): Promise<PageDocument | undefined> {
  const profile = (await userRef(db, uid).get()).data();
  if (!profile || !(await hasReaderPage(db, uid, profile))) return undefined;
  const [all, found, translator] = await Promise.all([
    shownListsBy(db, uid),
    newestReviewsBy(db, uid).get(),
    translatorRef(db, uid).get(),
  ]);
  const lists = listsOfReader(all);
  const reviews = found.docs.map((review) => ({ ...review.data(), id: review.id }));
  const shown = [...lists.flatMap(comicsToShow), ...reviews.map(({ comic }) => comic.id)];
  const comics = await comicsNamed(db, [...new Set(shown)]);
  return buildReaderPage({
    uid,
    profile,
    isTranslator: translator.exists,
    lists,
    reviews,
    comics: new Map(comics.map((comic) => [comic.id, comic])),
  });
}
