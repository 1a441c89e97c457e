import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import {
  buildOpdsComicsPage,
  buildOpdsPages,
  buildOpdsShelfPage,
  withOpdsGroup,
} from '@rawi/model/pages/build-opds-pages';
import { buildPublisherPage, buildPublishersPage } from '@rawi/model/pages/build-publisher-pages';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { opdsFeeds } from '@rawi/model/pages/opds-feeds';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import {
  daysLater,
  sampleChapter,
  sampleComic,
  samplePublisher,
  withChapters,
} from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';

/** The page documents of a small site, as catalogues for reading apps are made of them. */

const images = (count: number, slices = 1) =>
  Array.from({ length: count * slices }, (_, index) =>
    index % slices === 0 ? '1600x2400#102030' : '1600x2400#102030c',
  );
const manifestOf = (id: string, texts: readonly string[]) => ({
  folder: `public/${id}-0a`,
  widths: [800],
  images: [...texts],
  panels: [],
});
const translator = { id: 'amal', name: 'Amal & Badr <of> "Noor"' };

/** A comic with chapters of every kind; words of it need escaping. */
const ORBIT = withChapters(
  sampleComic('orbit', {
    series: 'Orbit & "Nine" <again>',
    names: { ar: 'المدار ٩' },
    ageRating: '16',
    contentNotes: ['violence', 'flashing'],
    shelf: 3,
  }),
  [
    chapter('orbit-1-en', {
      number: 1,
      title: 'One < two\u0007',
      translator,
      manifest: manifestOf('orbit-1-en', images(20)),
    }),
    chapter('orbit-2-en', { number: 2, manifest: manifestOf('orbit-2-en', images(4, 3)), pageCount: 4 }),
    chapter('orbit-3-en', { number: 3, downloadable: false, manifest: manifestOf('orbit-3-en', images(2)) }),
    chapter('orbit-4-en', { number: 4 }),
    chapter('orbit-5-en', { number: 5, ageRating: '18', manifest: manifestOf('orbit-5-en', images(2)) }),
    chapter('orbit-1-ar', { number: 1, language: 'ar', title: 'البداية', contentNotes: ['blood'] }),
    chapter('orbit-1-fr', { number: 1, language: 'fr' }),
  ],
);
/** More chapters than a feed has. */
const LONG = withChapters(
  sampleComic('long', { shelf: 2 }),
  Array.from({ length: 60 }, (_, index) =>
    chapter(`long-${index + 1}-en`, { comicId: 'long', number: index + 1 }),
  ),
);
const ADULTS = withChapters(sampleComic('adults', { ageRating: '18', shelf: 3 }), [
  chapter('adults-1-en', { comicId: 'adults', number: 1, manifest: manifestOf('adults-1-en', images(3)) }),
]);
const OTHERS = Array.from({ length: 70 }, (_, index) =>
  sampleComic(`other-${index}`, { createdAt: daysLater(-index) }),
);

function chapter(id: string, changes: Partial<Chapter>) {
  return sampleChapter(id, { comicId: 'orbit', publishedAt: daysLater(changes.number ?? 0), ...changes });
}

/** What the site has, by the ids of its pages. */
export function opdsPagesOfSite(): Map<string, PageDocument> {
  const whole = [ORBIT, LONG, ADULTS];
  const comics: Comic[] = [...whole.map(({ comic }) => comic), ...OTHERS];
  const arrivals = 3 * PAGE_LIMITS.shelf.comics;
  const pages = new Map<string, PageDocument | undefined>();
  const put = (feed: string, made: readonly PageDocument[]) => {
    for (const [index, page] of made.entries())
      pages.set(index === 0 ? pageIds.opds(feed) : pageIds.part(pageIds.opds(feed), index + 1), page);
  };
  put(opdsFeeds.latest, buildOpdsPages(comics, 'updates'));
  put(opdsFeeds.mostRead, buildOpdsPages(comics, 'views'));
  put(opdsFeeds.comics, [buildOpdsComicsPage({ comics, arrivals })]);
  for (const shelf of [1, 2, 3]) {
    const page = buildOpdsShelfPage({ comics, arrivals }, shelf);
    put(opdsFeeds.shelf(shelf), page ? [page] : []);
  }
  const fantasy = buildOpdsPages(comics, 'arrivals', { en: 'Fantasy & more', ar: 'فانتازيا' });
  put(opdsFeeds.group('genre', 'fantasy'), fantasy);
  put(opdsFeeds.group('language', 'ar'), buildOpdsPages(comics, 'arrivals', { en: 'Arabic', ar: 'العربية' }));
  put(opdsFeeds.group('publisher', 'atlas'), buildOpdsPages(comics, 'arrivals', { en: 'Atlas', ar: 'أطلس' }));
  pages.set(pageIds.opds('genres'), withOpdsGroup(undefined, 'fantasy', fantasy[0]) ?? undefined);
  pages.set(pageIds.opds('languages'), withOpdsGroup(undefined, 'ar', fantasy[0]) ?? undefined);
  const publishers = Array.from({ length: 60 }, (_, index) =>
    samplePublisher(index === 0 ? 'atlas' : `house-${index}`, {
      comicCount: 60 - index,
      covers: index < 3 ? [ORBIT.comic.cover] : [],
    }),
  );
  // All of its comics are for adults.
  const house = { publisher: samplePublisher('house-1'), comics: [ADULTS.comic], chapters: 1, completed: 0 };
  pages.set(pageIds.publisher('house-1'), buildPublisherPage(house));
  pages.set(pageIds.publishers(), buildPublishersPage(publishers, publishers.length));
  for (const { comic, chapters } of whole) {
    pages.set(
      pageIds.comic(comic.slug),
      buildComicPage({ comicId: comic.slug, comic, chapters, translators: [], candidates: [] }),
    );
    for (const each of chapters)
      pages.set(pageIds.chapter(each.id), buildChapterPage({ comic, chapter: each, chapters }));
  }
  pages.set(pageIds.comic('orbit-of-old'), buildRedirectPage('orbit'));
  return new Map([...pages].flatMap(([id, page]) => (page ? [[id, page]] : [])));
}
