import { buildComicPage } from '@rawi/model/build-comic-page';
import { buildRedirectPage } from '@rawi/model/build-redirect-page';
import type { ChapterDocument } from '@rawi/model/chapter-link';
import type { Comic } from '@rawi/model/comic';
import { LIMITS } from '@rawi/model/limits';
import type { PageDocument } from '@rawi/model/pages';
import { similarComics } from '@rawi/model/similar-comics';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterDocuments, chaptersInLanguage } from '../data/chapters.ts';
import { comicRef, comicsLike } from '../data/comics.ts';
import { slugRef } from '../data/slugs.ts';
import { comicsWithChapters, distinct } from './comics-with-chapters.ts';

/**
 * What stands at the address of a comic as the truth has it now: the comic, or a redirect from its id or a former
 * slug. `undefined` when there is none.
 */
export async function comicPage(db: Firestore, slug: string): Promise<PageDocument | undefined> {
  const target = (await slugRef(db, slug).get()).data();
  if (!target) return undefined;
  const comic = (await comicRef(db, target.comicId).get()).data();
  if (!comic) return undefined;
  if (comic.slug !== slug) return buildRedirectPage(comic.slug);
  const [chapters, candidates] = await Promise.all([
    chaptersOf(db, target.comicId, comic),
    candidatesFor(db, comic),
  ]);
  return buildComicPage({ comic, chapters, candidates });
}

/** In each language its first chapter and as many of the newest as a page can hold. */
async function chaptersOf(db: Firestore, comicId: string, comic: Comic): Promise<ChapterDocument[]> {
  const queries = comic.languages.flatMap((language) => [
    chaptersInLanguage(db, comicId, language, 'first').limit(1),
    chaptersInLanguage(db, comicId, language, 'newest').limit(LIMITS.chapterRows),
  ]);
  const results = await Promise.all(queries.map((query) => query.get()));
  const byId = new Map(results.flatMap(chapterDocuments).map((chapter) => [chapter.id, chapter]));
  return [...byId.values()];
}

/** The similar comics; only of those chosen are the chapters read. */
async function candidatesFor(db: Firestore, comic: Comic) {
  const results = await Promise.all(comicsLike(db, comic).map((query) => query.get()));
  const snapshots = distinct(results.flatMap((result) => result.docs));
  const chosen = similarComics(
    comic,
    snapshots.map((snapshot) => ({ comic: snapshot.data(), chapters: [] })),
  ).map((candidate) => candidate.comic.slug);
  return comicsWithChapters(
    db,
    snapshots.filter((snapshot) => chosen.includes(snapshot.data().slug)),
  );
}
