import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComicWithChapters, catalogueArbitrary, chapterArbitrary } from '../testing/arbitraries.ts';
import { opdsPagesOf } from '../testing/opds-pages.ts';
import { samplePublicList } from '../testing/sample-lists.ts';
import {
  daysLater,
  sampleChapter,
  sampleComic,
  sampleComicReview,
  sampleImage,
  samplePublisher,
  sampleTranslator,
  withChapters,
} from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import type { Publisher } from '../truth/publisher.ts';
import { buildChapterPage } from './build-chapter-page.ts';
import { buildComicPage } from './build-comic-page.ts';
import { buildComicsPage, buildShelfPage } from './build-comics-page.ts';
import { buildHomePage } from './build-home-page.ts';
import { buildListPage } from './build-list-page.ts';
import { buildPublisherPage, buildPublisherShelfPage, buildPublishersPage } from './build-publisher-pages.ts';
import { buildReaderPage } from './build-reader-page.ts';
import { buildSitemapPages } from './build-sitemap.ts';
import { buildTranslatorPages } from './build-translator-page.ts';
import { buildUpdatesPage } from './build-updates-page.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { chapterPages, isChapterQuestion, type PageQuestion } from './page-questions.ts';
import { type PageTarget, pageIdOf } from './page-target.ts';
import type { PageDocument } from './pages.ts';
import { pagesShowing, type TruthChange } from './pages-showing.ts';
import { publisherCovers } from './publisher-summary.ts';
import { similarity } from './similar-comics.ts';

type Catalogue = readonly ComicWithChapters[];

/** The shelves that random comics stand on. */
const SHELVES = 4;

/** A list of two of its comics, one of them by its chapters alone. */
const LIST = samplePublicList([
  { kind: 'comic', comicId: 'comic-0' },
  ...['chapter-0', 'chapter-1', 'added'].map((id) => ({
    kind: 'chapter' as const,
    comicId: 'comic-1',
    chapterId: `comic-1-${id}`,
  })),
]);
const LIST_PAGE = { kind: 'list', id: 'l' } as const;
/** Its owner has a page, and has reviewed another comic. */
const READER_PAGE = { kind: 'reader', id: 'layla' } as const;
const REVIEWED = 'comic-2';

/** Every page of a catalogue, by id. */
function allPages(catalogue: Catalogue): Map<string, PageDocument> {
  const comics = catalogue.map(({ comic }) => comic);
  const publishers = [...publishersOf(comics)].map(([id, publisher]) => ({ id, ...publisher }));
  const counts = { comics: comics.length, publishers: publishers.length };
  const pages = new Map([['home', buildHomePage({ comics, publishers, counts })]]);
  const arrivals = SHELVES * PAGE_LIMITS.shelf.comics;
  pages.set(pageIdOf({ kind: 'comics' }), buildComicsPage({ comics, arrivals }));
  for (let shelf = 1; shelf <= SHELVES; shelf += 1) {
    const page = buildShelfPage({ comics, arrivals }, shelf);
    if (page) pages.set(pageIdOf({ kind: 'shelf', shelf: String(shelf) }), page);
    const own = catalogue.filter(({ comic }) => comic.shelf === shelf);
    const [addresses] = buildSitemapPages(own, arrivals, shelf);
    if (addresses) pages.set(pageIdOf({ kind: 'sitemap', shelf: String(shelf) }), addresses);
  }
  const list = listOf(catalogue);
  if (list) pages.set(pageIdOf(LIST_PAGE), list);
  pages.set(pageIdOf(READER_PAGE), readerOf(catalogue));
  pages.set(pageIdOf({ kind: 'updates' }), updatesOf(catalogue));
  pages.set(pageIdOf({ kind: 'publishers' }), buildPublishersPage(publishers, publishers.length));
  for (const publisher of publishers) {
    const own = comics.filter((comic) => comic.publisher.id === publisher.id);
    const { id } = publisher;
    pages.set(
      pageIdOf({ kind: 'publisher', id }),
      buildPublisherPage({
        publisher,
        comics: own,
        chapters: own.reduce((sum, { chapterCount }) => sum + chapterCount, 0),
        completed: own.filter(({ status }) => status === 'completed').length,
      }),
    );
    for (let shelf = 1; shelf <= SHELVES; shelf += 1) {
      const page = buildPublisherShelfPage(publisher, own, shelf);
      const hasComics = page?.kind === 'publisherShelf' && page.payload.comics.length > 0;
      if (hasComics) pages.set(pageIdOf({ kind: 'publisherShelf', id, shelf: String(shelf) }), page);
    }
  }
  for (const [id, page] of opdsPagesOf(comics, arrivals, SHELVES)) pages.set(id, page);
  for (const { comic, chapters } of catalogue) {
    const target = { kind: 'comic', id: comic.slug } as const;
    pages.set(
      pageIdOf(target),
      buildComicPage({ comicId: comic.slug, translators: [], comic, chapters, candidates: comics }),
    );
    for (const chapter of chapters) {
      const page = buildChapterPage({ comic, chapter, chapters });
      pages.set(pageIdOf({ kind: 'chapter', id: chapter.id, comicId: comic.slug }), page);
    }
  }
  for (const id of ['amal', 'badr']) {
    const own = catalogue
      .flatMap(({ chapters }) => chapters)
      .filter(({ translator }) => translator?.id === id);
    const [page] = buildTranslatorPages({
      translator: { ...sampleTranslator(), id },
      chapters: own,
      chapterCount: own.length,
      comics: comics.map((comic) => ({ ...comic, id: comic.slug })),
    });
    if (page) pages.set(pageIdOf({ kind: 'translator', id }), page);
  }
  return pages;
}

function listOf(catalogue: Catalogue): PageDocument | undefined {
  const comics = new Map(catalogue.map(({ comic }) => [comic.slug, comic]));
  const chapters = new Map(
    catalogue.flatMap(({ comic, chapters: own }) =>
      own.map((chapter) => [chapter.id, { ...chapter, comicId: comic.slug }] as const),
    ),
  );
  return buildListPage({ id: LIST_PAGE.id, list: LIST, author: { fullName: 'Layla' }, comics, chapters });
}

function readerOf(catalogue: Catalogue): PageDocument {
  return buildReaderPage({
    uid: READER_PAGE.id,
    profile: { fullName: 'Layla' },
    isTranslator: false,
    lists: [{ id: LIST_PAGE.id, ...LIST }],
    reviews: [{ id: 'review-layla', ...sampleComicReview(REVIEWED, 'layla') }],
    comics: new Map(catalogue.map(({ comic }) => [comic.slug, comic])),
  });
}

function updatesOf(catalogue: Catalogue): PageDocument {
  const comics = new Map(catalogue.map(({ comic }) => [comic.slug, comic]));
  const chapters = catalogue.flatMap(({ comic, chapters: own }) =>
    own.map((chapter) => ({ ...chapter, comicId: comic.slug })),
  );
  return buildUpdatesPage({ chapters, comics }, daysLater(PAGE_LIMITS.updates.days));
}

function publishersOf(comics: readonly Comic[]): Map<string, Publisher> {
  const ids = new Set(comics.map(({ publisher }) => publisher.id));
  return new Map(
    [...ids].map((id) => {
      const own = comics.filter(({ publisher }) => publisher.id === id);
      const { id: _, ...publisher } = samplePublisher(id, {
        arrivals: SHELVES * PAGE_LIMITS.shelf.comics,
        comicCount: own.length,
        covers: publisherCovers(own),
      });
      return [id, publisher];
    }),
  );
}

/** What differs between two catalogues, document by document. */
function changesBetween(before: Catalogue, after: Catalogue): TruthChange[] {
  const changes: TruthChange[] = [];
  for (const slug of new Set([...before, ...after].map(({ comic }) => comic.slug))) {
    const [old, now] = [before, after].map((all) => all.find(({ comic }) => comic.slug === slug));
    changes.push({ of: 'comic', comicId: slug, before: old?.comic, after: now?.comic });
    for (const id of new Set(
      [...(old?.chapters ?? []), ...(now?.chapters ?? [])].map((chapter) => chapter.id),
    )) {
      const [oldOne, newOne] = [old, now].map((entry) =>
        entry?.chapters.find((chapter) => chapter.id === id),
      );
      changes.push({
        of: 'chapter',
        comicId: slug,
        comicSlug: slug,
        shelf: (now ?? old)?.comic.shelf ?? 1,
        chapterId: id,
        before: oldOne,
        after: newOne,
      });
    }
  }
  const [old, now] = [before, after].map((all) => publishersOf(all.map(({ comic }) => comic)));
  for (const id of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    changes.push({ of: 'publisher', publisherId: id, before: old?.get(id), after: now?.get(id) });
  }
  return changes;
}

function answer(question: PageQuestion, catalogue: Catalogue): PageTarget[] {
  if (isChapterQuestion(question)) {
    const own = catalogue.find(({ comic }) => comic.slug === question.comicId);
    return chapterPages(question, own?.chapters ?? []);
  }
  if (question.ask === 'listsWith') return LIST.keys.includes(question.key) ? [LIST_PAGE, READER_PAGE] : [];
  if (question.ask === 'reviewersOf') return question.comicId === REVIEWED ? [READER_PAGE] : [];
  if (question.ask === 'pageOfReader') return [{ kind: 'reader', id: question.uid }];
  if (question.ask === 'addressesOf') return [{ kind: 'comic', id: question.comicId }];
  if (question.ask === 'worksOf') return worksOf(question, catalogue);
  if (question.ask === 'alsoSavedWith') return [];
  if (question.ask === 'translatorsOf') {
    const own = catalogue.find(({ comic }) => comic.slug === question.comicId);
    return (own?.chapters ?? []).flatMap(({ translator }): PageTarget[] =>
      translator ? [{ kind: 'translator', id: translator.id }] : [],
    );
  }
  return catalogue
    .filter(({ comic }) => similarity({ ...comic, ...question.comic }, comic) > 0)
    .map(({ comic }): PageTarget => ({ kind: 'comic', id: comic.slug }));
}

function worksOf(
  { translatorId, chapters }: Extract<PageQuestion, { ask: 'worksOf' }>,
  catalogue: Catalogue,
): PageTarget[] {
  return catalogue.flatMap((entry) => {
    const own = entry.chapters.filter(({ translator }) => translator?.id === translatorId);
    if (own.length === 0) return [];
    const pages = own.map(({ id }): PageTarget => ({ kind: 'chapter', id, comicId: entry.comic.slug }));
    return [{ kind: 'comic', id: entry.comic.slug }, ...(chapters ? pages : [])];
  });
}

/** The ids of pages that are named for the difference; the catalogue is asked as it was before, as the importer does. */
function named(before: Catalogue, after: Catalogue): Set<string> {
  const shown = changesBetween(before, after).map((change) => pagesShowing(change));
  const asked = shown.flatMap(({ questions }) => questions.flatMap((question) => answer(question, before)));
  return new Set([...shown.flatMap(({ pages }) => pages), ...asked].map(pageIdOf));
}

function changed(before: Catalogue, after: Catalogue): string[] {
  const [old, now] = [allPages(before), allPages(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (id) => JSON.stringify(old.get(id)) !== JSON.stringify(now.get(id)),
  );
}

type Edit = (entry: ComicWithChapters) => ComicWithChapters | undefined;

function rewritten(
  { comic, chapters }: ComicWithChapters,
  now: readonly ChapterDocument[],
): ComicWithChapters {
  void chapters;
  return withChapters(comic, now);
}

const editArbitrary: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .constantFrom<Partial<Comic>>(
      { recentViews: { days: {}, week: 9, month: 9, changesOn: null } },
      { series: 'Renamed' },
      { names: { en: 'Named' } },
      { cover: { en: sampleImage('another') } },
      { art: sampleImage('art') },
      { description: { en: 'Another sentence. And more.' } },
      { createdAt: daysLater(9) },
      { status: 'completed' },
      { genres: [{ id: 'war', name: { en: 'War' } }] },
      { publisher: { id: 'noor', name: { en: 'noor' } } },
      { writer: { id: 'b-writer', name: { en: 'b-writer' } } },
    )
    .map(
      (change): Edit =>
        ({ comic, chapters }) => ({ comic: { ...comic, ...change }, chapters }),
    ),
  fc.constant<Edit>(() => undefined),
  fc.nat(4).map(
    (index): Edit =>
      (entry) =>
        rewritten(entry, entry.chapters.toSpliced(index, 1)),
  ),
  chapterArbitrary('added').map(
    (chapter): Edit =>
      (entry) =>
        rewritten(entry, [...entry.chapters, { ...chapter, id: `${entry.comic.slug}-added` }]),
  ),
  fc.tuple(fc.nat(4), chapterArbitrary('edited')).map(
    ([index, chapter]): Edit =>
      (entry) =>
        rewritten(
          entry,
          entry.chapters.map((old, place) => (place === index ? { ...chapter, id: old.id } : old)),
        ),
  ),
);

describe('the pages that show a change', () => {
  it('are among those named, for whatever changes in a catalogue', () => {
    fc.assert(
      fc.property(catalogueArbitrary(6), fc.nat(5), editArbitrary, (before, index, edit) => {
        const after = before.flatMap((entry, place) => (place === index ? (edit(entry) ?? []) : [entry]));
        const pages = named(before, after);
        for (const id of changed(before, after)) expect([...pages]).toContain(id);
      }),
      { numRuns: 150 },
    );
  });

  it('are among those named when a comic is added', () => {
    fc.assert(
      fc.property(catalogueArbitrary(6), (after) => {
        const before = after.slice(1);
        const pages = named(before, after);
        for (const id of changed(before, after)) expect([...pages]).toContain(id);
      }),
    );
  });

  it('are none where nothing changed', () => {
    const comic = sampleComic('one');
    expect(
      pagesShowing({ of: 'comic', comicId: 'one', before: comic, after: structuredClone(comic) }),
    ).toEqual({
      pages: [],
      questions: [],
    });
  });

  it('a comic’s views are named by all pages but its publisher’s and those of similar comics, which place it when they are built again', () => {
    const withoutSimilar = (catalogue: Catalogue) =>
      new Map(
        [...allPages(catalogue)]
          .filter(([, { kind }]) => kind !== 'publisher')
          .map(([id, page]) => [
            id,
            page.kind === 'comic' ? { ...page, payload: { ...page.payload, similar: [] } } : page,
          ]),
      );
    fc.assert(
      fc.property(catalogueArbitrary(6), fc.nat(5), (before, index) => {
        const after = before.map((entry, place) =>
          place === index ? { ...entry, comic: { ...entry.comic, views: 100 } } : entry,
        );
        const [old, now, pages] = [withoutSimilar(before), withoutSimilar(after), named(before, after)];
        for (const [id, page] of now) {
          if (JSON.stringify(page) !== JSON.stringify(old.get(id))) expect([...pages]).toContain(id);
        }
      }),
    );
  });

  it('what was read of a comic lately is on the home page alone', () => {
    const before = sampleComic('one');
    const after = { ...before, recentViews: { days: {}, week: 1, month: 1, changesOn: null } };
    expect(pagesShowing({ of: 'comic', comicId: 'one', before, after })).toEqual({
      pages: [{ kind: 'home' }],
      questions: [],
    });
  });

  it('a chapter’s views are shown nowhere', () => {
    const before = sampleChapter('one-1-en', { comicId: 'one' });
    const after = { ...before, views: 9 };
    const shown = pagesShowing({
      of: 'chapter',
      comicId: 'one',
      comicSlug: 'one',
      shelf: 1,
      chapterId: before.id,
      before,
      after,
    });
    expect(shown).toEqual({ pages: [], questions: [] });
  });

  it('a new name of a person, genre or translator leads through the comics that carry it', () => {
    for (const of of ['person', 'genre'] as const) {
      expect(pagesShowing({ of, before: { name: { en: 'A' } }, after: { name: { en: 'B' } } }).pages).toEqual(
        [],
      );
    }
  });

  it('a comic’s views leave the list of all comics alone', () => {
    const before = sampleComic('one');
    const { pages } = pagesShowing({ of: 'comic', comicId: 'one', before, after: { ...before, views: 9 } });
    expect(new Set(pages.map(pageIdOf))).toEqual(new Set(['comic_one', 'home']));
  });

  it('a comic that begins a shelf is led to from the one before', () => {
    const after = sampleComic('one', { shelf: 3, publisherShelf: 2 });
    const { pages } = pagesShowing({ of: 'comic', comicId: 'one', before: undefined, after });
    expect(pages.map(pageIdOf)).toEqual([
      'comic_one',
      'home',
      'comics',
      'comics_3',
      'comics_2',
      'sitemap_3',
      'publisher_atlas',
      'publisher_atlas_2',
      'publisher_atlas_1',
      'catalog_1',
      'opds_latest',
      'opds_most-read',
      'opds_comics',
      'opds_comics_3',
      'opds_comics_2',
      'opds_genre_fantasy',
      'opds_language_en',
      'opds_language_ar',
      'opds_publisher_atlas',
    ]);
  });

  it('search reads a comic’s part again when it finds or shows something else, and both parts when the comic moves', () => {
    const before = sampleComic('one', { shelf: 11 });
    const parts = (change: Partial<Comic>) =>
      pagesShowing({ of: 'comic', comicId: 'one', before, after: { ...before, ...change } })
        .pages.map(pageIdOf)
        .filter((id) => id.startsWith('catalog'));
    expect(parts({ otherName: 'Other' })).toEqual(['catalog_2', 'catalog_2']);
    expect(parts({ artists: [{ id: 'an-artist', name: { en: 'Another Name' } }] })).toHaveLength(2);
    expect(parts({ languages: ['fr'] })).toHaveLength(2);
    expect(parts({ shelf: 10 })).toEqual(['catalog_2', 'catalog_1']);
    expect(parts({ views: 9, chapterCount: 3 })).toEqual([]);
  });
});
