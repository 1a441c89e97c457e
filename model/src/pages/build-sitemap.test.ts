import { describe, expect, it } from 'vitest';
import type { Language } from '../lists/languages.ts';
import { daysLater } from '../testing/samples.ts';
import { buildSitemapPages, entriesIn, sitemapOf, withSitemap } from './build-sitemap.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { PageDocument } from './pages.ts';
import type { SitemapEntry, SitemapListPayload } from './sitemap-payloads.ts';

const chapter = (id: string, number: number, language: Language) => ({
  id,
  number,
  language,
  publishedAt: daysLater(number),
});
const listed = (slug: string, chapters: readonly ReturnType<typeof chapter>[] = []) => ({
  comic: { slug, ageRating: null },
  chapters,
});
const entriesOf = (pages: readonly PageDocument[]): readonly SitemapEntry[] =>
  pages.flatMap((page) =>
    page.kind === 'sitemap' || page.kind === 'sitemapPart' ? page.payload.entries : [],
  );
const listingOf = (page: PageDocument | undefined): SitemapListPayload | undefined =>
  page?.kind === 'sitemapList' ? page.payload : undefined;

const ORBIT = listed('orbit', [
  chapter('orbit-2-ar', 2, 'ar'),
  chapter('orbit-1-en', 1, 'en'),
  chapter('orbit-1-fr', 1, 'fr'),
]);

describe('the addresses of a shelf', () => {
  it('are its comics with the day of their newest chapter, and all their chapters, in one order', () => {
    const pages = buildSitemapPages([ORBIT, listed('moth')], 2, 1);
    expect(pages).toMatchObject([{ kind: 'sitemap', payload: { parts: 1 } }]);
    expect(entriesOf(pages)).toEqual([
      { slug: 'moth' },
      { slug: 'orbit', updatedAt: daysLater(2).toISOString() },
      { chapter: 'orbit-1-en', language: 'en', publishedAt: daysLater(1).toISOString() },
      { chapter: 'orbit-2-ar', language: 'ar', publishedAt: daysLater(2).toISOString() },
      { chapter: 'orbit-1-fr', language: 'fr', publishedAt: daysLater(1).toISOString() },
    ]);
    const { chapters } = ORBIT;
    const other = buildSitemapPages([listed('moth'), listed('orbit', chapters.toReversed())], 2, 1);
    expect(other).toEqual(pages);
  });

  it('are without what is for adults, a comic with all of its chapters', () => {
    const [first, second] = [chapter('one-1-en', 1, 'en'), chapter('one-2-en', 2, 'en')];
    const pages = buildSitemapPages(
      [
        { comic: { slug: 'adult', ageRating: '18' }, chapters: [chapter('adult-1-en', 1, 'en')] },
        { comic: { slug: 'one', ageRating: '16' }, chapters: [first, { ...second, ageRating: '18' }] },
      ],
      2,
      1,
    );
    expect(entriesOf(pages)).toEqual([
      { slug: 'one', updatedAt: daysLater(1).toISOString() },
      { chapter: 'one-1-en', language: 'en', publishedAt: daysLater(1).toISOString() },
    ]);
  });

  it('are none where the shelf has not been begun, and an empty document where it was emptied', () => {
    expect(buildSitemapPages([], 0, 1)).toEqual([]);
    expect(buildSitemapPages([], PAGE_LIMITS.shelf.comics, 2)).toEqual([]);
    expect(buildSitemapPages([], PAGE_LIMITS.shelf.comics + 1, 2)).toMatchObject([
      { payload: { entries: [], parts: 1 } },
    ]);
  });

  it('are divided where they weigh more than a document may, and nothing is lost', () => {
    const chapters = Array.from({ length: 4000 }, (_, index) =>
      chapter(`a-comic-with-a-long-name-${index + 1}-en`, index + 1, 'en'),
    );
    const pages = buildSitemapPages([listed('a-comic-with-a-long-name', chapters), ORBIT], 2, 1);
    expect(pages[0]).toMatchObject({ kind: 'sitemap', payload: { parts: pages.length } });
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages.slice(1)) expect(page.kind).toBe('sitemapPart');
    for (const page of pages.slice(0, -1))
      expect(pageBytes(page)).toBeGreaterThan(0.98 * PAGE_LIMITS.pageBytes);
    for (const page of pages) expect(pageBytes(page)).toBeLessThanOrEqual(PAGE_LIMITS.pageBytes);
    const entries = entriesOf(pages);
    expect(entries).toHaveLength(4000 + 1 + 4);
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
  });
});

it('a chapter stands in the sitemap of its language, or of the default one, and a comic in each', () => {
  expect(['en', 'ar', 'fr'].map(sitemapOf)).toEqual(['en', 'ar', 'en']);
  const entries = entriesOf(buildSitemapPages([ORBIT], 1, 1));
  const names = (locale: 'en' | 'ar') =>
    entriesIn(entries, locale).map((entry) => ('slug' in entry ? entry.slug : entry.chapter));
  expect(names('en')).toEqual(['orbit', 'orbit-1-en', 'orbit-1-fr']);
  expect(names('ar')).toEqual(['orbit', 'orbit-2-ar']);
});

describe('the list of shelves', () => {
  const first = buildSitemapPages([ORBIT], 30, 1);
  const second = buildSitemapPages([listed('moth')], 30, 2);

  it('says how many addresses each part of a shelf has in each language, in the order of shelves', () => {
    const one = listingOf(withSitemap(undefined, 2, second));
    expect(listingOf(withSitemap(one, 1, first))).toEqual({
      shelves: [
        { shelf: 1, parts: [{ en: 3, ar: 2 }] },
        { shelf: 2, parts: [{ en: 1, ar: 1 }] },
      ],
    });
  });

  it('is not written again where it stays as it is, and loses a shelf that has gone', () => {
    const one = listingOf(withSitemap(undefined, 1, first));
    // Firestore returns fields in any order.
    const read = { shelves: [{ parts: [{ ar: 2, en: 3 }], shelf: 1 }] };
    expect(one).toEqual(read);
    expect(withSitemap(read, 1, first)).toBeUndefined();
    expect(withSitemap(read, 9, [])).toBeUndefined();
    expect(listingOf(withSitemap(read, 1, []))).toEqual({ shelves: [] });
    expect(listingOf(withSitemap(read, 1, second))).toEqual({
      shelves: [{ shelf: 1, parts: [{ en: 1, ar: 1 }] }],
    });
  });
});
