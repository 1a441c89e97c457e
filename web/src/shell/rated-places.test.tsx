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
  sampleImage,
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

/** The hashes of the folders of sharp and of blurred pictures. */
const [SHARP, BLURRED] = ['0123456789abcdef', 'fedcba9876543210'];

const comicOf = (slug: string, ageRating: Comic['ageRating']) =>
  sampleComic(slug, {
    series: `Series ${slug}`,
    names: {},
    ageRating,
    art: undefined,
    cover: { en: { ...sampleImage(slug), blurred: `public/${slug}-${BLURRED}/cover-en.webp` } },
  });
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

const pictureOf = (slug: string, hash = SHARP) =>
  document.querySelector(`main img[src*="${slug}-${hash}"]`) !== null;
/** Whether anything that is drawn names a sharp picture of it. */
const isSharpNamed = (slug: string) =>
  document.querySelector('main')?.innerHTML.includes(`${slug}-${SHARP}`) === true;
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
      expect(pictureOf(slug), `a picture of ${slug}`).toBe(isListed && pictures === 'sharp');
      expect(isSharpNamed(slug), `the address of a picture of ${slug}`).toBe(
        isListed && pictures === 'sharp',
      );
      expect(pictureOf(slug, BLURRED), `a blurred picture of ${slug}`).toBe(
        isListed && pictures === 'blurred',
      );
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
  expect(pictureOf('rated-18')).toBe(true);
  expect(document.querySelector('[data-left-out]')).toBeNull();
});

describe.each(Object.entries(WISHES))('the own page of a comic for adults, to %s', (who, wish) => {
  const comic = comicOf('rated-18', '18');
  const chapters = [1, 2].map((number) => {
    const id = `rated-18-${number}`;
    return sampleChapter(id, {
      comicId: 'rated-18',
      number,
      language: 'en',
      cover: { ...sampleImage(id), blurred: `public/${id}-${BLURRED}/cover.webp` },
      // The first has no page images, and so no panels.
      ...(number === 2 && {
        manifest: {
          folder: `public/${id}-${SHARP}`,
          widths: [800],
          images: ['800x1200#000000'],
          panels: [],
          strip: [300, 320],
          blurredStrip: `public/${id}-${BLURRED}/strip.webp`,
        },
      }),
    });
  });
  const { pictures, opens } = decideShowing({ ageRating: '18' }, wish);
  const open = async (own: Comic) => {
    serve(
      pageIds.comic('rated-18'),
      buildComicPage({ comicId: 'rated-18', comic: own, chapters, translators: [], candidates: [] }),
    );
    await arriveAs(who, wish);
    await openSite('/en/comic/rated-18');
    if (opens !== 'never') await screen.findByRole('heading', { level: 1, name: 'Series rated-18' });
  };

  it('its cover and panels are sharp, blurred or left out, as decided', async () => {
    await open(comic);
    if (opens === 'never') return expectKeptBack('Series rated-18');
    for (const own of ['rated-18', 'rated-18-1', 'rated-18-2']) {
      expect(pictureOf(own), own).toBe(pictures === 'sharp');
      expect(pictureOf(own, BLURRED), own).toBe(pictures === 'blurred');
    }
    expect(isSharpNamed('rated-18')).toBe(pictures === 'sharp');
    expect(document.querySelectorAll('[data-strip]')).toHaveLength(pictures === 'none' ? 0 : 1);
    const said = wordsOf('shell')('blurred');
    const blurred = [...screen.queryAllByAltText(said), ...screen.queryAllByText(said)];
    // The cover, a chapter's cover, and the strip, each with the age.
    expect(blurred).toHaveLength(pictures === 'blurred' ? 3 : 0);
    expect(screen.queryAllByText('18+')).toHaveLength(
      pictures === 'blurred' ? 3 : pictures === 'none' ? 3 : 0,
    );
    const why = screen.queryByText(wordsOf('comic')('noPictures'), { exact: false });
    expect(why !== null).toBe(pictures !== 'sharp');
  });

  it('a document from before there were blurred ones has its colours and the age', async () => {
    await open({ ...comic, cover: { en: sampleImage('rated-18') } });
    if (opens === 'never') return expectKeptBack('Series rated-18');
    expect(document.querySelector('header img, main img[src*="rated-18-0123"]') !== null).toBe(
      pictures === 'sharp',
    );
  });
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
