import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { pageIds } from '@rawi/model/page-ids';
import {
  type ChapterQuestion,
  chapterPages,
  isChapterQuestion,
  type PageQuestion,
} from '@rawi/model/pages/page-questions';
import { distinctPages, type PageTarget } from '@rawi/model/pages/page-target';
import { pagesShowing, type TruthChange } from '@rawi/model/pages/pages-showing';
import { paths } from '@rawi/model/paths';
import { savedComicIn } from '@rawi/model/truth/saved-key';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { showingAsChosen } from '../data/also-saved.ts';
import {
  allChapters,
  chapterDocuments,
  chaptersBeside,
  chaptersBy,
  chaptersOfNumber,
  lastChapters,
  translatorsOfComic,
} from '../data/chapters.ts';
import { comicRef, comicsLike, comicsNamed } from '../data/comics.ts';
import { reviewsWithPage } from '../data/comments.ts';
import { listsShowing } from '../data/lists.ts';
import { wantingPages } from './has-reader-page.ts';

/**
 * A comic outside the most read of each kind of likeness is unlikely to be among the twelve that a page
 * shows.
 */
const MAX_LIKE_EACH = 60;

/** Every page that shows one of these changes, each once. */
export async function pagesToInvalidate(
  db: Firestore,
  changes: readonly TruthChange[],
): Promise<PageTarget[]> {
  const shown = changes.map((change) => pagesShowing(change));
  const answers = await Promise.all(
    shown.flatMap(({ questions }) => questions.map((question) => answer(db, question))),
  );
  return distinctPages([...shown.flatMap(({ pages }) => pages), ...answers.flat()]);
}

async function answer(db: Firestore, question: PageQuestion): Promise<PageTarget[]> {
  if (isChapterQuestion(question)) return chapterPages(question, await chaptersFor(db, question));
  if (question.ask === 'addressesOf') {
    const { comicId } = question;
    const [addresses, gone] = await Promise.all([
      db.collection(paths.slugs()).where('comicId', '==', comicId).get(),
      goneChaptersNaming(db, comicId).get(),
    ]);
    return [
      ...addresses.docs.map(({ id }): PageTarget => ({ kind: 'comic', id })),
      ...gone.docs.map(({ id }): PageTarget => ({ kind: 'chapter', id: id.slice(CHAPTER.length), comicId })),
    ];
  }
  if (question.ask === 'worksOf') return worksOf(db, question);
  if (question.ask === 'listsWith') {
    const { docs } = await listsShowing(db, question.key).get();
    const lists = docs.map(({ id }): PageTarget => ({ kind: 'list', id }));
    // The pages of their owners show comics of them, and no chapters.
    const owners = savedComicIn(question.key) !== undefined ? docs.flatMap(ownerOf) : [];
    return [...lists, ...readers(await wantingPages(db, owners))];
  }
  if (question.ask === 'reviewersOf') {
    const { docs } = await reviewsWithPage(db, question.comicId).get();
    return readers(docs.map((review) => String(review.get('uid'))));
  }
  if (question.ask === 'pageOfReader') return readers(await wantingPages(db, [question.uid]));
  if (question.ask === 'alsoSavedWith') return showingComicAsChosen(db, question.comicId);
  if (question.ask === 'translatorsOf') {
    const translators = await translatorsOfComic(db, question.comicId);
    return translators.map((id): PageTarget => ({ kind: 'translator', id }));
  }
  const results = await Promise.all(
    comicsLike(db, question.comic, MAX_LIKE_EACH).map((query) => query.get()),
  );
  return results.flatMap(({ docs }) =>
    docs.map((comic): PageTarget => ({ kind: 'comic', id: comic.data().slug })),
  );
}

const readers = (uids: readonly string[]): PageTarget[] => uids.map((id) => ({ kind: 'reader', id }));

/** Whose list it is; nobody's of the site. */
function ownerOf(list: DocumentSnapshot): string[] {
  const uid: unknown = list.get('owner.uid');
  return typeof uid === 'string' ? [uid] : [];
}

/** The pages of the comics beside which readers have chosen one. */
async function showingComicAsChosen(db: Firestore, comicId: string): Promise<PageTarget[]> {
  const { docs } = await showingAsChosen(db, comicId, MAX_LIKE_EACH).get();
  const comics = await comicsNamed(
    db,
    docs.map(({ id }) => id),
  );
  return comics.map(({ slug }): PageTarget => ({ kind: 'comic', id: slug }));
}

const CHAPTER = pageIds.chapter('');

/** The pages that stand for chapters taken from readers, and lead to their comic. */
function goneChaptersNaming(db: Firestore, comicId: string): Query {
  return db.collection(paths.pages()).where('payload.comicId', '==', comicId).select();
}

async function worksOf(
  db: Firestore,
  { translatorId, chapters }: Extract<PageQuestion, { ask: 'worksOf' }>,
): Promise<PageTarget[]> {
  const works = await chaptersBy(db, translatorId);
  const comicIds = [...new Set(works.map(({ comicId }) => comicId))];
  const comics = await Promise.all(comicIds.map((comicId) => comicRef(db, comicId).get()));
  return [
    ...comics.flatMap((comic): PageTarget[] => {
      const slug = comic.data()?.slug;
      return slug === undefined ? [] : [{ kind: 'comic', id: slug }];
    }),
    ...(chapters ? works.map(({ id, comicId }): PageTarget => ({ kind: 'chapter', id, comicId })) : []),
  ];
}

async function chaptersFor(db: Firestore, question: ChapterQuestion) {
  const results = await Promise.all(queriesFor(db, question).map((query) => query.get()));
  return results.flatMap(chapterDocuments);
}

function queriesFor(db: Firestore, question: ChapterQuestion) {
  const { comicId } = question;
  switch (question.ask) {
    case 'chaptersOf':
      return [allChapters(db, comicId)];
    case 'translationsOf':
      return [chaptersOfNumber(db, comicId, question.number)];
    case 'lastElsewhere':
      return LANGUAGE_CODES.filter((language) => language !== question.language).map((language) =>
        lastChapters(db, comicId, language),
      );
    case 'chaptersBeside':
      return chaptersBeside(db, comicId, question.language, question.number);
  }
}
