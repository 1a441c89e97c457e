import { describe, expect, it } from 'vitest';
import { AGE_RATINGS, type AgeRating } from '../lists/age-ratings.ts';
import { CHILDRENS_WISH, decideShowing, VISITORS_WISH } from '../rating/decide-showing.ts';
import { samplePublicList } from '../testing/sample-lists.ts';
import {
  sampleChapter,
  sampleComic,
  sampleComicReview,
  sampleImage,
  samplePublisher,
  sampleTranslator,
} from '../testing/samples.ts';
import { filesOfChapter, filesOfComic } from '../truth/named-files.ts';
import { buildCatalogPart } from './build-catalog.ts';
import { buildChapterPage } from './build-chapter-page.ts';
import { buildComicPage } from './build-comic-page.ts';
import { buildComicsPage } from './build-comics-page.ts';
import { buildHomePage } from './build-home-page.ts';
import { buildListPage } from './build-list-page.ts';
import { buildPublisherPage, buildPublishersPage } from './build-publisher-pages.ts';
import { buildReaderPage } from './build-reader-page.ts';
import { buildTranslatorPages } from './build-translator-page.ts';
import { buildUpdatesPage } from './build-updates-page.ts';
import { publisherCovers } from './publisher-summary.ts';
import { mayBeBlurred } from './shown-cover.ts';

const BLURRED = 'fedcba9876543210';
const blurredImage = (owner: string) => ({
  ...sampleImage(owner),
  blurred: `public/${owner}-${BLURRED}/cover.webp`,
});

/** All pages that show a comic of this rating, with a chapter that may have its own. */
function pagesOf(ageRating: AgeRating | null, ofChapter?: AgeRating) {
  const image = blurredImage('salt');
  const comic = sampleComic('salt', { ageRating, cover: { en: image, ar: image }, art: image });
  const chapter = sampleChapter('salt-1', {
    comicId: 'salt',
    ...(ofChapter && { ageRating: ofChapter }),
    cover: blurredImage('salt-1'),
    manifest: {
      folder: 'public/salt-1-0123456789abcdef',
      widths: [800],
      images: ['800x1200#000000'],
      panels: [],
      strip: [300],
      blurredStrip: `public/salt-1-${BLURRED}/strip.webp`,
    },
    publishedAt: new Date(),
  });
  const publisher = samplePublisher('atlas', { covers: publisherCovers([comic]) });
  const other = sampleComic('other');
  return {
    home: buildHomePage({ comics: [comic], publishers: [publisher], counts: { comics: 1, publishers: 1 } }),
    comics: buildComicsPage({ comics: [comic], arrivals: 1 }),
    search: buildCatalogPart([comic]),
    comic: buildComicPage({ comicId: 'salt', comic, chapters: [chapter], translators: [], candidates: [] }),
    similar: buildComicPage({
      comicId: 'other',
      comic: other,
      chapters: [],
      translators: [],
      candidates: [comic],
    }),
    chapter: buildChapterPage({ comic, chapter, chapters: [chapter] }),
    publisher: buildPublisherPage({ publisher, comics: [comic], chapters: 1, completed: 0 }),
    publishers: buildPublishersPage([publisher], 1),
    translator: buildTranslatorPages({
      translator: { ...sampleTranslator(), id: 'layla' },
      chapters: [chapter],
      chapterCount: 1,
      comics: [{ ...comic, id: 'salt' }],
    })[0],
    list: buildListPage({
      id: 'p',
      list: samplePublicList([{ kind: 'comic', comicId: 'salt' }]),
      author: { fullName: 'Layla' },
      comics: new Map([['salt', comic]]),
      chapters: new Map(),
    }),
    reader: buildReaderPage({
      uid: 'layla',
      profile: { fullName: 'Layla' },
      isTranslator: false,
      lists: [],
      reviews: [{ ...sampleComicReview('salt', 'layla'), id: 'review-salt' }],
      comics: new Map([['salt', comic]]),
    }),
    updates: buildUpdatesPage({ chapters: [chapter], comics: new Map([['salt', comic]]) }, new Date()),
  };
}

const namesBlurred = (page: unknown) => JSON.stringify(page).includes(BLURRED);

describe.each([...AGE_RATINGS, null])('a comic that is rated %s', (rating) => {
  it('has its blurred pictures on each page that shows it, or on none', () => {
    const pages = Object.entries(pagesOf(rating)).filter(
      // A publisher keeps no cover of what visitors are not shown.
      ([page]) => page !== 'publishers' || rating !== '18',
    );
    for (const [name, page] of pages)
      expect([name, namesBlurred(page)]).toEqual([name, mayBeBlurred(rating)]);
  });

  it('may be blurred for somebody exactly where the decision says so', () => {
    const wishes = [
      VISITORS_WISH,
      CHILDRENS_WISH,
      { upTo: '16', blursFrom: '16' },
      { upTo: '18', blursFrom: '16' },
      { upTo: '18', blursFrom: '18' },
      { upTo: '18', blursFrom: null },
    ] as const;
    const isBlurred = wishes.some(
      (wish) => decideShowing({ ageRating: rating }, wish).pictures === 'blurred',
    );
    expect(mayBeBlurred(rating)).toBe(isBlurred);
  });
});

it('a chapter that is for older readers than its comic has its own blurred, and the cover that is shared', () => {
  const { comic, chapter, home } = pagesOf('12', '18');
  expect(JSON.stringify(comic)).toContain(`salt-1-${BLURRED}/strip.webp`);
  expect(JSON.stringify(comic)).not.toContain(`salt-${BLURRED}`);
  expect(JSON.stringify(chapter)).toContain(`salt-${BLURRED}/cover.webp`);
  expect(namesBlurred(home)).toBe(false);
});

it('a chapter’s page never names its strip: the page of its comic shows that', () => {
  expect(JSON.stringify(pagesOf('18').chapter)).not.toContain('strip.webp');
});

it('blurred files belong to what names them', () => {
  const comic = sampleComic('salt', { cover: { en: blurredImage('salt') }, art: blurredImage('salt') });
  expect(filesOfComic(comic).filter((path) => path.includes(BLURRED))).toHaveLength(2);
  const chapter = sampleChapter('salt-1', { cover: blurredImage('salt-1') });
  expect(filesOfChapter(chapter)).toContain(`public/salt-1-${BLURRED}/cover.webp`);
});
