import { buildBlogPage, buildBlogsPages } from '../pages/build-blog-pages.ts';
import { buildCatalogPart, withPart } from '../pages/build-catalog.ts';
import { buildChapterPage } from '../pages/build-chapter-page.ts';
import { buildComicPage } from '../pages/build-comic-page.ts';
import { buildComicsPage } from '../pages/build-comics-page.ts';
import { buildGonePage } from '../pages/build-gone-page.ts';
import { buildHomePage } from '../pages/build-home-page.ts';
import { buildListPage } from '../pages/build-list-page.ts';
import { buildOpdsPages, withOpdsGroup } from '../pages/build-opds-pages.ts';
import {
  buildPublisherPage,
  buildPublisherShelfPage,
  buildPublishersPage,
} from '../pages/build-publisher-pages.ts';
import { buildReaderPage } from '../pages/build-reader-page.ts';
import { buildRedirectPage } from '../pages/build-redirect-page.ts';
import { buildSitemapPages, withSitemap } from '../pages/build-sitemap.ts';
import { buildTranslatorPages } from '../pages/build-translator-page.ts';
import { buildTransparencyPage } from '../pages/build-transparency-page.ts';
import { buildUpdatesPage } from '../pages/build-updates-page.ts';
import { pageDocument } from '../pages/page-document.ts';
import { PAGE_VERSION } from '../pages/page-version.ts';
import type { PageDocument } from '../pages/pages.ts';
import { buildTranslatorList } from '../pages/translator-cards.ts';
import type { DecidedMonth } from '../truth/decided-month.ts';
import { COUNTED_ACTIONS, figuresOfLog } from '../truth/figures-of-log.ts';
import { samplePublicList } from './sample-lists.ts';
import {
  daysLater,
  EPOCH,
  sampleBlog,
  sampleChapter,
  sampleComic,
  sampleComicReview,
  samplePublisher,
  sampleTranslator,
  withChapters,
} from './samples.ts';

/** One page document of every kind, as the builders make them of small truth: for tests about all of them. */
export function samplePages(): readonly PageDocument[] {
  const manifest = { folder: 'public/two-0a', widths: [400], images: ['800x1200#102030'], panels: [] };
  const { comic, chapters } = withChapters(sampleComic('one'), [
    sampleChapter('two', { number: 2, manifest }),
    sampleChapter('three', { number: 3 }),
    sampleChapter('arabic', { number: 2, language: 'ar' }),
  ]);
  const [chapter] = chapters;
  if (!chapter) throw new Error('There is a chapter.');
  const publisher = samplePublisher('atlas');
  const translator = { id: 'amal', ...sampleTranslator() };
  const articles = [sampleBlog('first'), sampleBlog('second')];
  const translated = [{ ...chapter, comicId: 'one' }];
  const addresses = buildSitemapPages([{ comic, chapters }], 1, 1);
  const [works] = buildTranslatorPages({
    translator,
    chapters: translated,
    chapterCount: 1,
    comics: [{ id: 'one', ...comic }],
  });
  const [list] = buildBlogsPages(articles);
  const [fantasy] = buildOpdsPages([comic], 'arrivals', { en: 'Fantasy', ar: 'فانتازيا' });
  const found: readonly (PageDocument | undefined)[] = [
    buildHomePage({
      comics: [comic],
      publishers: [publisher],
      counts: { comics: 1, publishers: 1, readers: 5 },
    }),
    buildComicPage({
      comicId: 'one',
      comic,
      chapters,
      translators: [translator],
      candidates: [sampleComic('other')],
    }),
    buildChapterPage({ comic, chapter, chapters, translator: sampleTranslator() }),
    buildComicsPage({ comics: [comic], arrivals: 1 }),
    buildUpdatesPage(
      {
        chapters: [
          { ...chapter, comicId: 'one', title: 'The second', translator: { id: 'amal', name: 'Amal' } },
          { ...chapter, comicId: 'one', id: 'older', number: 1, language: 'ar', publishedAt: daysLater(-1) },
        ],
        comics: new Map([['one', comic]]),
      },
      EPOCH,
    ),
    buildTransparencyPage([decided('2025-12'), decided('2023-02')]),
    buildPublishersPage([publisher], 1),
    buildPublisherPage({ publisher, comics: [comic], chapters: 3, completed: 0 }),
    buildPublisherShelfPage(publisher, [comic], 1),
    list,
    list?.kind === 'blogs'
      ? pageDocument({
          version: PAGE_VERSION,
          kind: 'blogsPart',
          payload: { articles: list.payload.articles },
        })
      : undefined,
    buildBlogPage(sampleBlog('first'), [sampleBlog('second')]),
    buildCatalogPart([comic]),
    pageDocument({ version: PAGE_VERSION, kind: 'mostRead', payload: { slugs: ['one'] } }),
    buildTranslatorList([translator]),
    withPart(undefined, 1, { hash: '0123456789abcdef', comics: 1 }, [comic]),
    addresses[0],
    addresses[0]?.kind === 'sitemap'
      ? pageDocument({
          version: PAGE_VERSION,
          kind: 'sitemapPart',
          payload: { entries: addresses[0].payload.entries },
        })
      : undefined,
    withSitemap(undefined, 1, addresses),
    works,
    works?.kind === 'translator'
      ? pageDocument({
          version: PAGE_VERSION,
          kind: 'translatorPart',
          payload: { works: works.payload.works },
        })
      : undefined,
    buildListPage({
      id: 'l1',
      list: samplePublicList([
        { kind: 'comic', comicId: 'one' },
        { kind: 'chapter', comicId: 'one', chapterId: 'two' },
      ]),
      author: { fullName: 'Layla' },
      comics: new Map([['one', comic]]),
      chapters: new Map([['two', { ...chapter, comicId: 'one' }]]),
    }),
    buildReaderPage({
      uid: 'layla',
      profile: { fullName: 'Layla' },
      isTranslator: true,
      lists: [{ id: 'l1', ...samplePublicList([{ kind: 'comic', comicId: 'one' }]) }],
      reviews: [{ id: 'review-layla', ...sampleComicReview('one', 'layla') }],
      comics: new Map([['one', comic]]),
    }),
    fantasy,
    withOpdsGroup(undefined, 'fantasy', fantasy) ?? undefined,
    buildRedirectPage('one'),
    buildGonePage({ what: 'chapter', comicId: 'one' }),
  ];
  return found.filter((page) => page !== undefined);
}

/** A month in which something of everything was decided. */
function decided(month: string): DecidedMonth {
  const entries = COUNTED_ACTIONS.map((action) => ({
    action,
    about: 'messages/one',
    reason: action === 'closeMessage' ? 'takedown' : 'rights',
    settled: {
      what: action === 'closeMessage' ? ('notice' as const) : ('work' as const),
      minutes: 90,
      granted: true,
    },
    turned: true,
  }));
  return { month, figures: figuresOfLog(entries, 2), countedAt: EPOCH, final: true };
}
