import { describe, expect, it } from 'vitest';
import { daysLater, sampleComic } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import {
  buildOpdsComic,
  buildOpdsComicsPage,
  buildOpdsPages,
  buildOpdsShelfPage,
  withOpdsGroup,
} from './build-opds-pages.ts';
import { feedsOfComic, groupOfFeed, opdsFeedSchema, opdsFeeds, shelfOfFeed } from './opds-feeds.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { PageDocument } from './pages.ts';
import { opdsPagesShowing } from './pages-showing-opds.ts';

const NAME = { en: 'Fantasy', ar: 'فانتازيا' };
const payloadOf = (page: PageDocument | undefined) =>
  page?.kind === 'opdsComics' ? page.payload : expect.fail('no list');
const slugsOf = (page: PageDocument | undefined) => payloadOf(page).comics.map(({ slug }) => slug);
const comicsOf = (count: number, change: (index: number) => Partial<Comic> = () => ({})) =>
  Array.from({ length: count }, (_, index) => sampleComic(`comic-${index}`, change(index)));

describe('a list for reading apps', () => {
  it('has parts of 50 at most, each of which knows how many there are', () => {
    const parts = buildOpdsPages(comicsOf(120), 'arrivals', NAME);
    expect(parts.map((part) => payloadOf(part).comics.length)).toEqual([50, 50, 20]);
    for (const part of parts) expect(payloadOf(part)).toMatchObject({ parts: 3, total: 120, name: NAME });
    expect(new Set(parts.flatMap(slugsOf)).size).toBe(120);
    expect(buildOpdsPages([], 'updates')).toEqual([]);
  });

  it('stays under 100 kB where words are long, and loses no comic by that', () => {
    const long = 'حكاية طويلة '.repeat(16).trim();
    const named = { id: 'a-name', name: { en: 'A name that is quite long', ar: 'اسم طويل إلى حد ما' } };
    const comics = comicsOf(50, () => ({
      series: long,
      names: { en: long, ar: long },
      description: { en: long, ar: long },
      writer: named,
      artists: [named, named],
      cover: { en: sampleComic('x').cover.en ?? expect.fail(), ar: sampleComic('x').cover.en },
    }));
    const pages = buildOpdsPages(comics, 'arrivals', NAME);
    expect(pages.flatMap(slugsOf)).toHaveLength(50);
    const shelf = buildOpdsComicsPage({ comics, arrivals: 48 });
    for (const page of [...pages, shelf]) expect(pageBytes(page)).toBeLessThanOrEqual(PAGE_LIMITS.pageBytes);
  });

  it('names no comic that is for adults, and says the rating of every other', () => {
    const comics = [
      sampleComic('adults', { ageRating: '18' }),
      sampleComic('older', { ageRating: '16' }),
      sampleComic('unrated'),
    ];
    const [page] = buildOpdsPages(comics, 'arrivals');
    expect(slugsOf(page)).toEqual(['older', 'unrated']);
    expect(payloadOf(page).comics.map(({ ageRating }) => ageRating)).toEqual(['16', undefined]);
    expect(payloadOf(page).total).toBe(2);
  });

  it('stands in its order, and says when a comic came or was continued', () => {
    const comics = [
      sampleComic('old', { createdAt: daysLater(1), updatedAt: daysLater(9), views: 1 }),
      sampleComic('new', { createdAt: daysLater(2), updatedAt: daysLater(3), views: 2 }),
    ];
    expect(slugsOf(buildOpdsPages(comics, 'arrivals')[0])).toEqual(['new', 'old']);
    expect(slugsOf(buildOpdsPages(comics, 'views')[0])).toEqual(['new', 'old']);
    const [latest] = buildOpdsPages(comics, 'updates');
    expect(slugsOf(latest)).toEqual(['old', 'new']);
    expect(payloadOf(latest).comics[0]?.at).toBe(daysLater(9).toISOString());
  });

  it('has covers of two widths', () => {
    expect(buildOpdsComic(sampleComic('one'))?.cover).toEqual({
      en: {
        path: 'public/one-0123456789abcdef/cover-640.webp',
        thumbnail: 'public/one-0123456789abcdef/cover-320.webp',
      },
    });
  });

  it('of all comics begins with the newest two shelves, and each shelf leads to its neighbours', () => {
    const comics = comicsOf(4, (index) => ({ shelf: index + 1 }));
    const truth = { comics, arrivals: 4 * PAGE_LIMITS.shelf.comics };
    const first = buildOpdsComicsPage(truth);
    expect([slugsOf(first), payloadOf(first).older]).toEqual([['comic-3', 'comic-2'], 2]);
    expect(payloadOf(buildOpdsShelfPage(truth, 2))).toMatchObject({ older: 1, newer: 3 });
    expect(buildOpdsShelfPage(truth, 5)).toBeUndefined();
    expect(payloadOf(buildOpdsComicsPage({ comics: [], arrivals: 0 }))).toEqual({
      comics: [],
      orderedBy: 'arrivals',
      total: 0,
    });
  });
});

describe('the list of all genres', () => {
  const [made] = buildOpdsPages(comicsOf(2), 'arrivals', NAME);

  it('takes in what has comics, and takes off what has none', () => {
    const page = withOpdsGroup(undefined, 'fantasy', made);
    expect(page?.payload).toEqual({ groups: [{ id: 'fantasy', name: NAME, comics: 2 }] });
    const listing = page?.kind === 'opdsGroups' ? page.payload : undefined;
    expect(withOpdsGroup(listing, 'fantasy', made)).toBeUndefined();
    expect(withOpdsGroup(listing, 'war', undefined)).toBeUndefined();
    expect(withOpdsGroup(listing, 'fantasy', undefined)).toBeNull();
  });
});

describe('the names of lists', () => {
  it('are those that an invalidation may have, and say what the list is of', () => {
    const comic = sampleComic('one', { shelf: 3 });
    const feeds = feedsOfComic(comic, true);
    for (const feed of feeds) expect(opdsFeedSchema.safeParse(feed).success, feed).toBe(true);
    expect(feeds.map(groupOfFeed).filter(Boolean)).toEqual([
      { group: 'genre', id: 'fantasy' },
      { group: 'language', id: 'en' },
      { group: 'language', id: 'ar' },
      { group: 'publisher', id: 'atlas' },
    ]);
    expect(shelfOfFeed(opdsFeeds.shelf(12))).toBe(12);
    for (const other of ['comics_0', 'genre_', 'genre_A', 'writer_a', 'genres', '', 'constructor_a'])
      expect(opdsFeedSchema.safeParse(other).success, other).toBe(false);
  });
});

describe('the lists that a change shows on', () => {
  const shown = (before: Comic | undefined, after: Comic | undefined) =>
    opdsPagesShowing(before, after).flatMap((page) => (page.kind === 'opds' ? [page.feed] : []));
  const comic = sampleComic('one', { shelf: 2 });

  it('are the latest alone for a new chapter, none for views', () => {
    expect(shown(comic, { ...comic, updatedAt: daysLater(1), chapterCount: 9 })).toEqual(['latest']);
    expect(shown(comic, { ...comic, views: 9, recentViews: { ...comic.recentViews, week: 3 } })).toEqual([]);
  });

  it('are none for whatever happens to a comic for adults, but for its place', () => {
    const adults = sampleComic('one', { ageRating: '18' });
    expect(shown(adults, { ...adults, updatedAt: daysLater(1), series: 'Other' })).toEqual([]);
    expect(shown(undefined, adults)).toContain('comics_1');
  });

  it('are those before and after where it moves, and the shelf before where it comes or is rated', () => {
    const moved = shown(comic, { ...comic, genres: [{ id: 'war', name: { en: 'War' } }] });
    expect(moved).toEqual(
      expect.arrayContaining(['genre_fantasy', 'genre_war', 'comics_2', 'publisher_atlas']),
    );
    expect(moved).not.toContain('comics_1');
    expect(shown(undefined, comic)).toContain('comics_1');
    expect(shown(comic, { ...comic, ageRating: '18' })).toContain('most-read');
  });
});
