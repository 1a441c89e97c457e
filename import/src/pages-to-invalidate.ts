import { chapterPages, isChapterQuestion, type PageQuestion } from '@rawi/model/pages/page-questions';
import { distinctPages, type PageTarget } from '@rawi/model/pages/page-target';
import { pagesShowing, type TruthChange } from '@rawi/model/pages/pages-showing';
import { likenessQueries } from '@rawi/model/pages/similar-comics';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import { savedComicIn } from '@rawi/model/truth/saved-key';
import type { Firestore } from 'firebase-admin/firestore';
import type { ComicTruth } from './comic-truth.ts';
import { chaptersBy, type ExistingComic, existingSlug } from './site-truth.ts';

/** Beyond the most read of each kind of likeness a comic is hardly among anyone's twelve. */
const LIKE_EACH = 60;
/** The most readers whose own pages follow a comic that they review. */
const MAX_REVIEWERS = 300;

/** What changes of a comic's chapters, and of the comic itself. */
export function changesOf({ comicId, comic, chapters }: ComicTruth, existing: ExistingComic) {
  return {
    comic: { of: 'comic', comicId, before: existing.comic, after: comic },
    chapters: chapters.map(({ id, chapter }) => ({
      of: 'chapter',
      comicId,
      comicSlug: comic.slug,
      shelf: comic.shelf,
      chapterId: id,
      before: existing.chapters.get(id),
      after: chapter,
    })),
  } as const satisfies { readonly comic: TruthChange; readonly chapters: readonly TruthChange[] };
}

/** The pages that show a change; the site is asked as it is before the change, its chapters from memory. */
export async function pagesToInvalidate(
  firestore: Firestore,
  change: TruthChange,
  existing: ExistingComic,
): Promise<PageTarget[]> {
  const { pages, questions } = pagesShowing(change);
  const answers = await Promise.all(questions.map((question) => answer(firestore, question, existing)));
  return distinctPages([...pages, ...answers.flat()]);
}

async function answer(
  firestore: Firestore,
  question: PageQuestion,
  existing: ExistingComic,
): Promise<PageTarget[]> {
  if (isChapterQuestion(question)) {
    const chapters = [...existing.chapters].map(([id, chapter]) => ({ ...chapter, id }));
    return chapterPages(question, chapters);
  }
  if (question.ask === 'addressesOf') {
    const addresses = await firestore
      .collection(paths.slugs())
      .where('comicId', '==', question.comicId)
      .get();
    return addresses.docs.map(({ id }): PageTarget => ({ kind: 'comic', id }));
  }
  if (question.ask === 'translatorsOf') return translatorPages(existing.chapters.values());
  if (question.ask === 'worksOf') return worksOf(firestore, question);
  if (question.ask === 'listsWith') {
    const lists = firestore.collection(paths.publicLists()).where('keys', 'array-contains', question.key);
    const { docs } = await lists.select('owner.uid').get();
    const pages = docs.map(({ id }): PageTarget => ({ kind: 'list', id }));
    if (savedComicIn(question.key) === undefined) return pages;
    // The own pages of people show comics of their lists.
    const owners = docs.map((list): unknown => list.get('owner.uid'));
    return [...pages, ...(await readerPages(firestore, owners))];
  }
  if (question.ask === 'reviewersOf') {
    const reviews = firestore.collection(paths.comments(question.comicId)).where('parent', '==', REVIEWS);
    const { docs } = await reviews.where('author.page', '==', true).limit(MAX_REVIEWERS).select('uid').get();
    return docs.map((review): PageTarget => ({ kind: 'reader', id: String(review.get('uid')) }));
  }
  if (question.ask === 'pageOfReader') return readerPages(firestore, [question.uid]);
  if (question.ask === 'alsoSavedWith') return showingAsChosen(firestore, question.comicId);
  const results = await Promise.all(
    likenessQueries(question.comic).map(({ field, operator, value }) =>
      firestore
        .collection(paths.comics())
        .where(field, operator, value)
        .orderBy('views', 'desc')
        .orderBy('slug')
        .limit(LIKE_EACH)
        .select('slug')
        .get(),
    ),
  );
  const slugs = new Set(results.flatMap(({ docs }) => docs.map((comic) => String(comic.get('slug')))));
  return [...slugs].map((id): PageTarget => ({ kind: 'comic', id }));
}

/** The own pages of those of these people who want one. */
async function readerPages(firestore: Firestore, named: readonly unknown[]): Promise<PageTarget[]> {
  const uids = new Set(named.filter((uid) => typeof uid === 'string'));
  if (uids.size === 0) return [];
  const profiles = await firestore.getAll(...[...uids].map((uid) => firestore.doc(paths.user(uid))), {
    fieldMask: ['settings.publicPage'],
  });
  return profiles
    .filter((profile) => profile.get('settings.publicPage') === true)
    .map(({ id }): PageTarget => ({ kind: 'reader', id }));
}

/** The pages of the comics beside which readers have chosen one. */
async function showingAsChosen(firestore: Firestore, comicId: string): Promise<PageTarget[]> {
  const beside = firestore.collection(paths.allAlsoSaved()).where('comics', 'array-contains', comicId);
  const { docs } = await beside.limit(LIKE_EACH).select().get();
  const slugs = await Promise.all(docs.map(({ id }) => existingSlug(firestore, id)));
  return slugs.flatMap((id): PageTarget[] => (id === undefined ? [] : [{ kind: 'comic', id }]));
}

/** The pages of whoever translated these chapters. */
export function translatorPages(chapters: Iterable<Pick<Chapter, 'translator'>>): PageTarget[] {
  const ids = new Set([...chapters].flatMap(({ translator }) => translator?.id ?? []));
  return [...ids].map((id): PageTarget => ({ kind: 'translator', id }));
}

async function worksOf(
  firestore: Firestore,
  { translatorId, chapters }: Extract<PageQuestion, { ask: 'worksOf' }>,
): Promise<PageTarget[]> {
  const works = await chaptersBy(firestore, translatorId).select('comicId').get();
  const comicIds = [...new Set(works.docs.map((chapter) => String(chapter.get('comicId'))))];
  const comics = await Promise.all(comicIds.map((comicId) => existingSlug(firestore, comicId)));
  return [
    ...comics.flatMap((id): PageTarget[] => (id === undefined ? [] : [{ kind: 'comic', id }])),
    ...(chapters ? works.docs : []).map(
      (chapter): PageTarget => ({ kind: 'chapter', id: chapter.id, comicId: String(chapter.get('comicId')) }),
    ),
  ];
}
