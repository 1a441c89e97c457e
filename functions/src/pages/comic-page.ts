import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Chosen } from '@rawi/model/pages/similar-comics';
import { translatorsOf } from '@rawi/model/pages/translator-cards';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore } from 'firebase-admin/firestore';
import { alsoSavedRef } from '../data/also-saved.ts';
import { chapterDocuments, chaptersInLanguage } from '../data/chapters.ts';
import { comicRef, comicsLike, comicsNamed } from '../data/comics.ts';
import { commentsOfComic } from '../data/comments.ts';
import { ifReadable } from '../data/converter.ts';
import { slugRef } from '../data/documents.ts';
import { translatorsNamed } from '../data/translators.ts';
import { goneComicPage } from './gone-page.ts';

/** How many comics each kind of likeness (a genre, the writer, the publisher) offers as similar ones. */
const MAX_CANDIDATES = 24;

/**
 * What the address of a comic shows, from the current data: the comic, or a redirect from its id or a former
 * slug, or that it was taken from readers. `undefined` when there is none.
 */
export async function comicPage(db: Firestore, slug: string): Promise<PageDocument | undefined> {
  const target = (await slugRef(db, slug).get()).data();
  if (!target) return undefined;
  const comic = (await comicRef(db, target.comicId).get()).data();
  if (!comic) return goneComicPage(db, target.comicId);
  if (comic.slug !== slug) return buildRedirectPage(comic.slug);
  const [chapters, candidates, chosen, said] = await Promise.all([
    chaptersOf(db, target.comicId, comic),
    candidatesFor(db, comic),
    chosenBeside(db, target.comicId),
    commentsOfComic(db, target.comicId),
  ]);
  const translators = await translatorsNamed(db, translatorsOf(chapters));
  return buildComicPage({
    comicId: target.comicId,
    comic,
    chapters,
    translators,
    candidates,
    chosen,
    ...said,
  });
}

/** In each language the first chapter and as many of the newest as a page can hold. */
async function chaptersOf(db: Firestore, comicId: string, comic: Comic): Promise<ChapterDocument[]> {
  const queries = comic.languages.flatMap((language) => [
    chaptersInLanguage(db, comicId, language, 'first').limit(1),
    chaptersInLanguage(db, comicId, language, 'newest').limit(PAGE_LIMITS.chapterRows),
  ]);
  const results = await Promise.all(queries.map((query) => query.get()));
  const byId = new Map(results.flatMap(chapterDocuments).map((chapter) => [chapter.id, chapter]));
  return [...byId.values()];
}

/** What readers have chosen beside a comic, as it was last counted. */
async function chosenBeside(db: Firestore, comicId: string): Promise<Chosen> {
  const { comics, chosen } = ifReadable(await alsoSavedRef(db, comicId).get()) ?? { comics: [], chosen: 0 };
  const found = new Map((await comicsNamed(db, comics)).map(({ id, ...comic }) => [id, comic]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => found.get(id) ?? []);
  return { alsoSaved: named(comics.slice(0, chosen)), near: named(comics.slice(chosen)) };
}

async function candidatesFor(db: Firestore, comic: Comic): Promise<Comic[]> {
  const results = await Promise.all(comicsLike(db, comic, MAX_CANDIDATES).map((query) => query.get()));
  return results.flatMap((result) => result.docs.map((candidate) => candidate.data()));
}
