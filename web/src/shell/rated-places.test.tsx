import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { pageIds } from '@rawi/model/page-ids';
import { firstResults } from '@rawi/model/pages/build-catalog';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildComicsPage } from '@rawi/model/pages/build-comics-page';
import { buildHomePage } from '@rawi/model/pages/build-home-page';
import { buildListPage } from '@rawi/model/pages/build-list-page';
import { buildPublisherPage, buildPublisherShelfPage } from '@rawi/model/pages/build-publisher-pages';
import { buildReaderPage } from '@rawi/model/pages/build-reader-page';
import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { buildUpdatesPage } from '@rawi/model/pages/build-updates-page';
import { pageDocument } from '@rawi/model/pages/page-document';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { PageDocument } from '@rawi/model/pages/pages';
import { CHILDRENS_WISH, decideShowing, VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import {
  sampleChapter,
  sampleComic,
  sampleComicReview,
  samplePublisher,
  sampleTranslator,
} from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEYS } from '../core/device/device-store.ts';
import { keepWish } from '../domains/settings/wish.ts';
import { enterChildrensMode, forgetChildrensMode } from '../testing/childrens-mode.ts';
import { eventually } from '../testing/eventually.ts';
import { forgetSite, openSite, serve } from '../testing/open-site.tsx';
import { speak, wordsOf } from '../testing/show.tsx';

/** Each place in which readers meet a comic asks one function: whether it stands there, and whether its pictures do. */

const comicOf = (slug: string, ageRating: Comic['ageRating']) =>
  sampleComic(slug, { series: `Series ${slug}`, names: {}, ageRating, art: undefined });
/** One of each rating, and one that is not rated. */
const COMICS: readonly Comic[] = [
  ...AGE_RATINGS.map((rating) => comicOf(`rated-${rating}`, rating)),
  comicOf('rated-not', null),
];
const BY_ID = new Map(COMICS.map((comic) => [comic.slug, comic]));
const CHAPTERS = COMICS.map(({ slug }) =>
  sampleChapter(`${slug}-1`, { comicId: slug, number: 1, language: 'en', publishedAt: new Date() }),
);
const PUBLISHER = { ...samplePublisher('atlas', { comicCount: COMICS.length, covers: [] }), id: 'atlas' };
const THIS = comicOf('this-one', 'everyone');

/** The pages that show all of these comics: where each is, and what it is made of. */
const PAGES: Readonly<
  Record<string, readonly [address: string, id: string, page: PageDocument | undefined]>
> = {
  home: [
    '/en',
    pageIds.home(),
    buildHomePage({ comics: COMICS, publishers: [PUBLISHER], counts: { comics: 5, publishers: 1 } }),
  ],
  'all comics': [
    '/en/comics',
    pageIds.comics(),
    buildComicsPage({ comics: COMICS, arrivals: COMICS.length }),
  ],
  search: [
    '/en/search',
    pageIds.search(),
    pageDocument({
      version: PAGE_VERSION,
      kind: 'search',
      payload: { parts: [], first: firstResults(COMICS) },
    }),
  ],
  'more like it': [
    '/en/comic/this-one',
    pageIds.comic('this-one'),
    buildComicPage({
      comicId: 'this-one',
      comic: THIS,
      chapters: [],
      translators: [],
      candidates: COMICS,
    }),
  ],
  publisher: [
    '/en/publisher/atlas',
    pageIds.publisher('atlas'),
    buildPublisherPage({ publisher: PUBLISHER, comics: COMICS, chapters: 5, completed: 0 }),
  ],
  'a shelf of a publisher': [
    '/en/publisher/atlas/1',
    pageIds.publisherShelf('atlas', 1),
    buildPublisherShelfPage(PUBLISHER, COMICS, 1),
  ],
  translator: [
    '/en/translator/layla',
    pageIds.translator('layla'),
    buildTranslatorPages({
      translator: { ...sampleTranslator(), id: 'layla' },
      chapters: CHAPTERS,
      chapterCount: CHAPTERS.length,
      comics: COMICS.map((comic) => ({ ...comic, id: comic.slug })),
    })[0],
  ],
  list: [
    '/en/list/p',
    pageIds.list('p'),
    buildListPage({
      id: 'p',
      list: samplePublicList(COMICS.map(({ slug }) => ({ kind: 'comic', comicId: slug }))),
      author: { fullName: 'Layla' },
      comics: BY_ID,
      chapters: new Map(),
    }),
  ],
  reader: [
    '/en/reader/layla',
    pageIds.reader('layla'),
    buildReaderPage({
      uid: 'layla',
      profile: { fullName: 'Layla' },
      isTranslator: false,
      lists: [],
      reviews: COMICS.map(({ slug }) => ({ ...sampleComicReview(slug, 'layla'), id: `review-${slug}` })),
      comics: BY_ID,
    }),
  ],
  updates: [
    '/en/updates',
    pageIds.updates(),
    buildUpdatesPage({ chapters: CHAPTERS, comics: BY_ID }, new Date()),
  ],
};

const ADULT: Wish = { upTo: '18', blursFrom: null };
/** Who looks: what they wish, and for whom that is the whole of it. */
const WISHES: Readonly<Record<string, Wish>> = {
  'a visitor': VISITORS_WISH,
  'a child': CHILDRENS_WISH,
  'somebody who wants no pictures from 16 on': { upTo: '16', blursFrom: '16' },
  'an adult': { upTo: '18', blursFrom: '18' },
  'an adult who wants all pictures': ADULT,
  'an adult on a device in the mode for children': CHILDRENS_WISH,
};
const IN_MODE = 'an adult on a device in the mode for children';

async function arriveAs(who: string, wish: Wish): Promise<void> {
  act(() => keepWish(who === IN_MODE ? ADULT : wish));
  if (who === IN_MODE) await enterChildrensMode();
}

afterEach(() => {
  forgetSite();
  forgetChildrensMode();
  act(() => keepWish(VISITORS_WISH));
  localStorage.clear();
  vi.unstubAllGlobals();
});

const pictureOf = (slug: string) => document.querySelector(`main img[src*="${slug}-"]`);
const isNamed = (slug: string) => document.querySelector('main')?.textContent.includes(`Series ${slug}`);

describe.each(Object.entries(PAGES))('on the page “%s”', (_, [address, id, page]) => {
  it.each(Object.entries(WISHES))('comics stand as decided, to %s', async (who, wish) => {
    // Search answers by its page alone: the rest of the catalogue does not come.
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {}
      },
    );
    await arriveAs(who, wish);
    serve(id, page);
    await openSite(address);
    await eventually(() => expect(isNamed('rated-everyone')).toBe(true));
    for (const { slug, ageRating } of COMICS) {
      const { isListed, pictures } = decideShowing({ ageRating }, wish);
      expect(isNamed(slug), `the title of ${slug}`).toBe(isListed);
      expect(pictureOf(slug) !== null, `a picture of ${slug}`).toBe(isListed && pictures === 'sharp');
    }
    const hidden = COMICS.some(({ ageRating }) => !decideShowing({ ageRating }, wish).isListed);
    expect(document.querySelector('main [data-left-out]') !== null, 'the word of what is left out').toBe(
      hidden,
    );
  });
});

it('what is left out comes as soon as it is wished, without a read', async () => {
  const [address, id, page] = PAGES['all comics'] ?? [];
  if (address === undefined || id === undefined) throw new Error('There is no such page.');
  serve(id, page);
  await openSite(address);
  expect(isNamed('rated-18')).toBe(false);
  expect(screen.getByRole('button', { name: wordsOf('shell')('chooseShown') })).toBeDefined();
  act(() => keepWish({ upTo: '18', blursFrom: null }));
  expect(pictureOf('rated-18')).not.toBeNull();
  expect(document.querySelector('[data-left-out]')).toBeNull();
});

it.each(Object.entries(WISHES))('the own page of a comic for adults, to %s', async (who, wish) => {
  const comic = comicOf('rated-18', '18');
  const chapter = sampleChapter('own-1', { comicId: 'rated-18', number: 1, language: 'en' });
  serve(
    pageIds.comic('rated-18'),
    buildComicPage({ comicId: 'rated-18', comic, chapters: [chapter], translators: [], candidates: [] }),
  );
  await arriveAs(who, wish);
  await openSite('/en/comic/rated-18');
  const { opens } = decideShowing({ ageRating: '18' }, wish);
  if (opens === 'never') return expectKeptBack('Series rated-18');
  await screen.findByRole('heading', { level: 1, name: 'Series rated-18' });
  const isSharp = decideShowing({ ageRating: '18' }, wish).pictures === 'sharp';
  expect(document.querySelector('main img') !== null).toBe(isSharp);
  const why = screen.queryByText(wordsOf('comic')('noPictures'), { exact: false });
  expect(why !== null).toBe(!isSharp);
});

/** The page says that the mode does not show it, and names nothing of it. */
async function expectKeptBack(name: string): Promise<void> {
  const age = await loadedWords();
  await screen.findByRole('heading', { level: 1, name: age('notice.heading.never') });
  expect(document.body.textContent).not.toContain(name);
  expect(document.title).not.toContain(name);
  expect(document.querySelector('main img')).toBeNull();
  const ways = screen.getAllByRole('link', { name: age('notice.others') });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/en/comics']);
}

async function loadedWords(): Promise<ReturnType<typeof wordsOf>> {
  await speak('age');
  return wordsOf('age');
}

it('the mode that begins in another tab takes what is not for children off the page, and its end brings it back', async () => {
  const comic = comicOf('rated-not', null);
  serve(
    pageIds.comic('rated-not'),
    buildComicPage({ comicId: 'rated-not', comic, chapters: [], translators: [], candidates: [] }),
  );
  await openSite('/en/comic/rated-not');
  await screen.findByRole('heading', { level: 1, name: 'Series rated-not' });
  const tell = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: DEVICE_KEYS.childrensMode, newValue }));
    });
  localStorage.setItem(DEVICE_KEYS.childrensMode, 'of another build');
  tell('of another build');
  await expectKeptBack('Series rated-not');
  expect(document.querySelector('footer [data-childrens-sign]')).not.toBeNull();
  localStorage.removeItem(DEVICE_KEYS.childrensMode);
  tell(null);
  await screen.findByRole('heading', { level: 1, name: 'Series rated-not' });
  expect(document.querySelector('footer [data-childrens-sign]')).toBeNull();
});
