import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { isSame } from '@rawi/model/pages/is-same';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import type { CatalogueCounts } from '@rawi/model/truth/catalogue-counts';
import type { ChapterText } from '@rawi/model/truth/chapter-text';
import { type Comic, namesOfKind } from '@rawi/model/truth/comic';
import { type CountShard, countTargets, STAR_COUNTS, tagCountOf } from '@rawi/model/truth/counts';
import type { Translator } from '@rawi/model/truth/translator';
import { commentDocuments, commentTruth } from './comments.ts';
import type { SeedDocument } from './seed-document.ts';
import { type Truth, translatorsOf } from './truth.ts';

type ComicTruth = Truth['comics'][number];

/** The documents of the truth. */
export function truthDocuments(truth: Truth): SeedDocument[] {
  const { publishers, comics } = truth;
  const counts: CatalogueCounts = {
    comics: comics.length,
    publishers: publishers.size,
    arrivals: comics.length,
  };
  return [
    ...[...publishers].map(([id, data]) => ({ path: paths.publisher(id), data })),
    ...nameDocuments(truth),
    ...comics.flatMap(comicDocuments),
    { path: paths.catalogueCounts(), data: counts },
  ];
}

/** The documents of one comic and of whom and what it names, but for its publisher. */
export function catalogueTruth(truth: Truth, entry: ComicTruth): SeedDocument[] {
  const { comic, chapters } = entry;
  const people = new Set(namesOfKind(comic, 'person').map(({ id }) => id));
  const genres = new Set(namesOfKind(comic, 'genre').map(({ id }) => id));
  const translators = new Set(chapters.map(({ translator }) => translator?.id));
  const named = nameDocuments({
    people: new Map([...truth.people].filter(([id]) => people.has(id))),
    genres: new Map([...truth.genres].filter(([id]) => genres.has(id))),
    translators: new Map([...truth.translators].filter(([id]) => translators.has(id))),
  });
  return [...named, ...comicDocuments(entry)];
}

function nameDocuments({
  people,
  genres,
  translators,
}: Pick<Truth, 'people' | 'genres' | 'translators'>): SeedDocument[] {
  return [
    ...[...people].map(([id, data]) => ({ path: paths.person(id), data })),
    ...[...genres].map(([id, data]) => ({ path: paths.genre(id), data })),
    ...[...translators].flatMap(([id, data]) => [{ path: paths.translator(id), data }, shardOf(id, data)]),
  ];
}

/** The numbers that the demonstration gives a translator, as a part of what is counted. */
function shardOf(id: string, { followers, ratings }: Translator): SeedDocument {
  const { count, qualitySum, claritySum } = ratings;
  const data: CountShard = { followers, ratingCount: count, qualitySum, claritySum };
  return { path: paths.countShard(countTargets.translator(id), 'demonstration'), data };
}

/** The same of a comic: what readers say of it. */
function opinionShard({ slug, ratings, tags }: Comic): SeedDocument[] {
  if (!ratings && !tags) return [];
  const data: CountShard = Object.fromEntries([
    ...STAR_COUNTS.map((name, index) => [name, ratings?.[index] ?? 0]),
    ['taggers', tags?.readers ?? 0],
    ...Object.entries(tags?.given ?? {}).map(([tag, count]) => [tagCountOf(tag), count]),
  ]);
  return [{ path: paths.countShard(countTargets.comic(slug), 'demonstration'), data }];
}

function comicDocuments({ comic, chapters, comments }: ComicTruth): SeedDocument[] {
  return [
    { path: paths.slug(comic.slug), data: { comicId: comic.slug, slug: comic.slug } },
    { path: paths.comic(comic.slug), data: comic },
    ...opinionShard(comic),
    ...chapters.map(({ id, ...chapter }) => ({ path: paths.chapter(comic.slug, id), data: chapter })),
    ...chapters.flatMap(({ id, transcript, publishedAt }) => {
      // The index of texts, which a schedule writes, has none of them yet.
      const due: ChapterText = { dueAt: publishedAt, indexed: null };
      return transcript ? [{ path: paths.chapterText(id), data: due }] : [];
    }),
    ...commentDocuments(comic.slug, comments),
  ];
}

/** A page document, and what names it. */
export interface ShownPage {
  readonly target: PageTarget;
  readonly page: PageDocument;
}

/** The pages of a comic and of its chapters. */
export function ownPages(truth: Truth, { comic, chapters, comments }: ComicTruth): ShownPage[] {
  return [
    comicPage({ comic, chapters, comments }, truth.comics, truth.translators),
    ...chapters.map(
      (chapter): ShownPage => ({
        target: { kind: 'chapter', id: chapter.id, comicId: comic.slug },
        page: buildChapterPage({
          comic,
          chapter,
          chapters,
          translator: chapter.translator && truth.translators.get(chapter.translator.id),
          comments: commentTruth(comments, chapter.number),
        }),
      }),
    ),
  ];
}

/** The pages of those who translated a comic. None of them has translated more comics than a page holds. */
export function pagesOfTranslators(truth: Truth, { chapters }: ComicTruth): ShownPage[] {
  const comics = truth.comics.map(({ comic }) => ({ ...comic, id: comic.slug }));
  const ids = new Set(chapters.flatMap(({ translator }) => translator?.id ?? []));
  return [...ids].flatMap((id) => {
    const translator = truth.translators.get(id);
    const own = truth.comics
      .flatMap((entry) => entry.chapters)
      .filter((chapter) => chapter.translator?.id === id);
    return (
      translator
        ? buildTranslatorPages({
            translator: { ...translator, id },
            chapters: own,
            chapterCount: own.length,
            comics,
          })
        : []
    ).map((page): ShownPage => ({ target: { kind: 'translator', id }, page }));
  });
}

/**
 * The pages of other comics and of their chapters that are not what they were before this one came: the comics are alike, or a
 * translator has another level.
 */
export function changedPages(truth: Truth, { comic }: ComicTruth): ShownPage[] {
  const comics = truth.comics.filter((entry) => entry.comic.slug !== comic.slug);
  const photos = new Map([...truth.translators].flatMap(([id, { photo }]) => (photo ? [[id, photo]] : [])));
  const chapters = comics.flatMap((entry) => entry.chapters);
  const before: Truth = { ...truth, comics, translators: translatorsOf(chapters, photos) };
  return comics.flatMap((entry) => {
    const was = ownPages(before, entry);
    return ownPages(truth, entry).filter(({ page }, index) => !isSame(was[index]?.page, page));
  });
}

function comicPage(
  { comic, chapters, comments }: ComicTruth,
  among: Truth['comics'],
  translators: Truth['translators'],
): ShownPage {
  return {
    target: { kind: 'comic', id: comic.slug },
    page: buildComicPage({
      comicId: comic.slug,
      comic,
      chapters,
      translators: [...translators].map(([id, translator]) => ({ ...translator, id })),
      candidates: among.map((entry) => entry.comic),
      comments: commentTruth(comments),
    }),
  };
}
