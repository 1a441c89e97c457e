import { showingToVisitors } from '../rating/showing-to-visitors.ts';
import type { Chapter } from '../truth/chapter.ts';
import type { Comic } from '../truth/comic.ts';
import { isReview } from '../truth/comic-review.ts';
import type { Comment } from '../truth/comment.ts';
import type { Genre } from '../truth/genre.ts';
import type { Person } from '../truth/person.ts';
import type { Publisher } from '../truth/publisher.ts';
import { savedKeys } from '../truth/saved-key.ts';
import { teaserPanel } from '../truth/shown-panels.ts';
import type { Translator } from '../truth/translator.ts';
import { buildSearchEntry, namedIn } from './build-catalog.ts';
import { buildComicEntry } from './build-comics-page.ts';
import { shownProfile } from './build-translator-page.ts';
import { buildComicCard } from './comic-card.ts';
import { homeOpening } from './home-opening.ts';
import { isSame } from './is-same.ts';
import type { PageQuestion } from './page-questions.ts';
import { distinctPages, type PageTarget } from './page-target.ts';
import { opdsPagesShowing } from './pages-showing-opds.ts';
import { catalogPartOf, shelfWithBefore } from './shelves.ts';
import { shownComment } from './shown-comment.ts';
import { shownStars } from './shown-counts.ts';
import { shownTags } from './shown-tags.ts';
import type { Likeness } from './similar-comics.ts';
import { searchTranslator, translatorCard, translatorProfile } from './translator-cards.ts';
import { updatedComic } from './updated-comic.ts';

/** A document of the truth before and after a change; absent before it is created and after it is deleted. */
interface Change<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** A change of the truth that pages may show. */
export type TruthChange =
  | ({ readonly of: 'comic'; readonly comicId: string } & Change<Comic>)
  | ({
      readonly of: 'chapter';
      readonly comicId: string;
      /** The address of its comic. */
      readonly comicSlug: string;
      /** The shelf of its comic. */
      readonly shelf: number;
      readonly chapterId: string;
    } & Change<Chapter>)
  | ({ readonly of: 'comment'; readonly comicId: string; readonly comicSlug: string } & Change<Comment>)
  | ({ readonly of: 'publisher'; readonly publisherId: string } & Change<Publisher>)
  | ({ readonly of: 'person' } & Change<Person>)
  | ({ readonly of: 'genre' } & Change<Genre>)
  | ({ readonly of: 'translator'; readonly translatorId: string } & Change<Translator>);

type ChangeOf<K extends TruthChange['of']> = {
  [P in K]: Extract<TruthChange, { of: P }>;
}[K];

/** The pages that a change shows on, and what only the catalogue can answer. */
export interface Shown {
  readonly pages: readonly PageTarget[];
  readonly questions: readonly PageQuestion[];
}

const NOWHERE: Shown = { pages: [], questions: [] };

/**
 * Names of people and genres, and those of translators beside chapters, stand on pages as comics and chapters carry them:
 * a change of name has to change these comics and chapters too, and each of those changes leads to its pages.
 */
const SHOWN: { readonly [K in TruthChange['of']]: (change: ChangeOf<K>) => Shown } = {
  comic: findComicPages,
  chapter: findChapterPages,
  comment: findCommentPages,
  publisher: ({ publisherId, before, after }) =>
    isSame(before, after)
      ? NOWHERE
      : {
          pages: [{ kind: 'home' }, { kind: 'publishers' }, { kind: 'publisher', id: publisherId }],
          questions: [],
        },
  person: () => NOWHERE,
  genre: () => NOWHERE,
  translator: findTranslatorPages,
};

/** Which pages show a change of the truth: those it names itself, and those to ask the catalogue for. */
export function pagesShowing<K extends TruthChange['of']>(change: ChangeOf<K>): Shown {
  return SHOWN[change.of](change);
}

function findComicPages({ comicId, before, after }: ChangeOf<'comic'>): Shown {
  if (isSame(before, after)) return NOWHERE;
  const states = [before, after].filter((comic) => comic !== undefined);
  const pages: PageTarget[] = [];
  const questions: PageQuestion[] = [];
  if (!isSame(before && notLately(before), after && notLately(after))) {
    pages.push(...states.map(({ slug }): PageTarget => ({ kind: 'comic', id: slug })));
  }
  if (!isSame(before && onHome(before), after && onHome(after))) pages.push({ kind: 'home' });
  if (!isSame(before && besideOthers(before), after && besideOthers(after))) {
    const likenesses = isSame(before && likeness(before), after && likeness(after))
      ? [after]
      : [before, after];
    questions.push(
      ...likenesses.flatMap((comic): PageQuestion[] => (comic ? [{ ask: 'comicsLike', comic }] : [])),
      { ask: 'alsoSavedWith', comicId },
    );
  }
  if (!isSame(before && onShelf(before), after && onShelf(after))) {
    pages.push({ kind: 'comics' }, ...states.flatMap(({ shelf }) => shelfPages(shelf, !before || !after)));
  }
  // One that comes or goes does so with its chapters, which mark the page by themselves.
  if (before && after && !isSame(updatedComic(comicId, before), updatedComic(comicId, after)))
    pages.push({ kind: 'updates' });
  if (!isSame(before && onLists(comicId, before), after && onLists(comicId, after)))
    questions.push({ ask: 'listsWith', key: savedKeys.comic(comicId) }, { ask: 'reviewersOf', comicId });
  if (!isSame(before && inSitemap(before), after && inSitemap(after)))
    pages.push(...states.map(({ shelf }) => sitemapPage(shelf)));
  if (!isSame(before && atPublisher(before), after && atPublisher(after))) {
    const place = (comic: Comic | undefined) => comic && [comic.publisher.id, comic.publisherShelf];
    const moves = !isSame(place(before), place(after));
    pages.push(...states.flatMap((comic) => publisherPages(comic, moves)));
  }
  if (!isSame(before && inSearch(before), after && inSearch(after))) {
    const parts = states.map(({ shelf }) => `${catalogPartOf(shelf)}`);
    pages.push(...parts.map((part): PageTarget => ({ kind: 'catalog', part })));
  }
  if (!isSame(before && onItsChapters(before), after && onItsChapters(after))) {
    questions.push({ ask: 'chaptersOf', comicId }, { ask: 'translatorsOf', comicId });
  }
  pages.push(...opdsPagesShowing(before, after));
  if (before?.slug !== after?.slug) questions.push({ ask: 'addressesOf', comicId });
  return { pages, questions };
}

/** All of a comic but what the home page alone shows, and ratings and tags of too few readers. */
function notLately(comic: Comic) {
  return { ...comic, recentViews: undefined, ratings: shownStars(comic.ratings), tags: shownTags(comic) };
}

function onHome(comic: Comic) {
  const { week, month } = comic.recentViews;
  return { card: buildComicCard(comic), opening: homeOpening(comic), week, month };
}

/**
 * The fields that pages of similar comics show. Those pages are ordered by views, but show none: rebuilding them for
 * each hour's views would cost much and only move comics among equals, so they follow at the next other change.
 */
function besideOthers(comic: Comic) {
  return { ...buildComicCard(comic), views: undefined };
}

/** The fields by which similar comics are found; looking them up is the largest cost of a change of a comic. */
function likeness({ genres, writer, publisher }: Comic): Likeness {
  return { genres, writer, publisher };
}

/** What the pages of public lists and those of readers show of a comic. */
function onLists(comicId: string, comic: Comic) {
  return { comic: updatedComic(comicId, comic), shareCards: comic.shareCards };
}

/** What sitemaps name a comic by; its chapters mark them by themselves. */
function inSitemap({ shelf, slug, ageRating }: Comic) {
  return { shelf, slug, isNamed: showingToVisitors({ ageRating }).isListed };
}

function sitemapPage(shelf: number): PageTarget {
  return { kind: 'sitemap', shelf: String(shelf) };
}

/** What the list of all comics shows of a comic, or places it by. */
function onShelf(comic: Comic) {
  return { shelf: comic.shelf, createdAt: comic.createdAt, entry: buildComicEntry(comic) };
}

/**
 * What the pages of its publisher show of a comic, or place it by. Like the pages of comics like it, they order by views and show
 * none.
 */
function atPublisher(comic: Comic) {
  const { publisherShelf, createdAt } = comic;
  return { ...besideOthers(comic), publisherShelf, createdAt };
}

/** The pages of its publisher that show a comic; where it comes or goes also the shelf before its own, which leads to it. */
function publisherPages({ publisher: { id }, publisherShelf }: Comic, comesOrGoes: boolean): PageTarget[] {
  return [
    { kind: 'publisher', id },
    ...listChangedShelves(publisherShelf, comesOrGoes).map(
      (shelf): PageTarget => ({ kind: 'publisherShelf', id, shelf }),
    ),
  ];
}

/** What search finds a comic by, or shows of it. */
function inSearch(comic: Comic) {
  return { shelf: comic.shelf, entry: buildSearchEntry(comic), named: namedIn(comic) };
}

/** The page of a shelf; where a comic comes or goes also the one before it, which leads to it. */
function shelfPages(shelf: number, comesOrGoes: boolean): PageTarget[] {
  return listChangedShelves(shelf, comesOrGoes).map(
    (number): PageTarget => ({ kind: 'shelf', shelf: number }),
  );
}

function listChangedShelves(shelf: number, comesOrGoes: boolean): string[] {
  return (comesOrGoes ? shelfWithBefore(shelf) : [shelf]).map(String);
}

/** What the pages of its chapters show of a comic, and those of their translators. */
function onItsChapters({ slug, series, names, cover, shareCards, ageRating, contentNotes }: Comic) {
  return { slug, series, names, cover, shareCards, ageRating, contentNotes };
}

function findChapterPages(change: ChangeOf<'chapter'>): Shown {
  const { comicId, comicSlug, shelf, chapterId, before, after } = change;
  if (isSame(before && withoutViews(before), after && withoutViews(after))) return NOWHERE;
  const own: PageTarget = { kind: 'chapter', id: chapterId, comicId };
  if (isSame(before && beyondCounts(before), after && beyondCounts(after))) {
    return { pages: [own], questions: [] };
  }
  const pages: PageTarget[] = [own, { kind: 'comic', id: comicSlug }];
  if (!isSame(before && amongWorks(before), after && amongWorks(after)))
    pages.push(...worksPages(before, after));
  if (!isSame(before && amongAddresses(before), after && amongAddresses(after)))
    pages.push(sitemapPage(shelf));
  if (!isSame(before && amongUpdates(before), after && amongUpdates(after))) pages.push({ kind: 'updates' });
  const questions: PageQuestion[] = [];
  if (!isSame(before && inList(before), after && inList(after)))
    questions.push({ ask: 'listsWith', key: savedKeys.chapter(chapterId) });
  const states = [before, after].filter((chapter) => chapter !== undefined);
  if (!isSame(before && onOtherChapters(before), after && onOtherChapters(after))) {
    for (const { language, number } of states) {
      questions.push({ ask: 'chaptersBeside', comicId, language, number });
      questions.push({ ask: 'translationsOf', comicId, number });
      questions.push({ ask: 'lastElsewhere', comicId, language });
    }
  } else if (!isSame(before && onTranslations(before), after && onTranslations(after))) {
    questions.push(
      ...states.slice(-1).map(({ number }) => ({ ask: 'translationsOf', comicId, number }) as const),
    );
  }
  return { pages, questions };
}

/** All of a chapter but its views, which no page shows. */
function withoutViews(chapter: Chapter) {
  return { ...chapter, views: undefined };
}

/** All of a chapter but what its own page alone shows, or none. */
function beyondCounts(chapter: Chapter) {
  const unseen = {
    panelsFile: undefined,
    panelsSet: undefined,
    panelsDue: undefined,
    shareCards: undefined,
    changes: undefined,
  };
  return { ...withoutViews(chapter), reactions: undefined, transcript: chapter.transcript?.path, ...unseen };
}

/** What the pages of its neighbours and other translations show of a chapter, or choose it by. */
function onOtherChapters({ manifest, readingDirection, reading, ...chapter }: Chapter) {
  const { number, language, title, translator, publishedAt, ageRating } = chapter;
  const teaser = teaserPanel({ manifest, readingDirection, reading });
  return { number, language, title, translator, publishedAt, ageRating, teaser };
}

/** What the pages of its other translations alone show of a chapter. */
function onTranslations({ pageCount, reading, transcript }: Chapter) {
  return { pageCount, transcript: transcript?.path, matches: reading?.matches };
}

/** What sitemaps show of a chapter, or place it by. */
function amongAddresses({ number, language, publishedAt, ageRating }: Chapter) {
  return { number, language, publishedAt, isNamed: showingToVisitors({ ageRating }).isListed };
}

/** What the list of new chapters shows of a chapter, or places it by; of an older one it shows nothing. */
function amongUpdates({ number, language, title, translator, publishedAt, ageRating }: Chapter) {
  return { number, language, title, translator, publishedAt, ageRating };
}

/** What the pages of public lists show of a chapter. */
function inList({ number, language, title, ageRating }: Chapter) {
  return { number, language, title, ageRating };
}

/** What the page of its translator shows of a chapter, or places it by. */
function amongWorks({ number, language, title, translator, publishedAt, ageRating }: Chapter) {
  return { number, language, title, translator: translator?.id, publishedAt, ageRating };
}

/** The pages of whoever the chapter is by, and was. */
function worksPages(...states: readonly (Chapter | undefined)[]): PageTarget[] {
  return distinctPages(
    states.flatMap((chapter) => (chapter?.translator ? [translatorPage(chapter.translator.id)] : [])),
  );
}

function translatorPage(id: string): PageTarget {
  return { kind: 'translator', id };
}

/** Likes are updated by `write-sum.ts` of the functions, since few comments stand on a page. */
function findCommentPages({ comicId, comicSlug, before, after }: ChangeOf<'comment'>): Shown {
  if (isSame(before && beyondLikes(before), after && beyondLikes(after))) return NOWHERE;
  const said = after ?? before;
  const questions: PageQuestion[] = [];
  const number = said?.number ?? null;
  if (number !== null) questions.push({ ask: 'translationsOf', comicId, number });
  // Of a comment that names nobody any more the state before says who wrote it.
  const uid = after?.uid ?? before?.uid;
  if (said && uid && isReview(said)) questions.push({ ask: 'pageOfReader', uid });
  return { pages: [{ kind: 'comic', id: comicSlug }], questions };
}

function beyondLikes(comment: Comment) {
  return { ...shownComment('', comment), likes: undefined, counted: comment.shows };
}

/**
 * Pages of comics show a translator's followers and rating rounded, so few new followers change them. The
 * translator's own page shows the exact numbers.
 */
function findTranslatorPages({ translatorId, before, after }: ChangeOf<'translator'>): Shown {
  const profile = (translator: Translator) => shownProfile({ ...translator, id: translatorId });
  const pages: PageTarget[] = isSame(before && profile(before), after && profile(after))
    ? []
    : [translatorPage(translatorId)];
  const found = (translator: Translator) => searchTranslator({ ...translator, id: translatorId });
  if (!isSame(before && found(before), after && found(after))) pages.push({ kind: 'translators' });
  const card = (translator: Translator) => translatorCard({ ...translator, id: translatorId });
  if (isSame(before && card(before), after && card(after))) return { pages, questions: [] };
  const chapters = !isSame(before && translatorProfile(before), after && translatorProfile(after));
  const questions: PageQuestion[] = [{ ask: 'worksOf', translatorId, chapters }];
  // A reader's own page leads to their page as a translator.
  if (!before !== !after) questions.push({ ask: 'pageOfReader', uid: translatorId });
  return { pages, questions };
}
