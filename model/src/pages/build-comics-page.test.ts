import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater, sampleChapter, sampleComic, sampleImage, withChapters } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import { buildComicsPage, buildShelfPage } from './build-comics-page.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { PageDocument } from './pages.ts';
import { newestShelf, nextShelf } from './shelves.ts';

/** So many comics as they came one after the other. */
function arrived(count: number): Comic[] {
  return Array.from({ length: count }, (_, index) =>
    sampleComic(`comic-${index}`, { createdAt: daysLater(index), shelf: nextShelf(index) }),
  );
}
function payloadOf(page: PageDocument | undefined) {
  if (page?.kind !== 'comics') throw new Error('not a list of comics');
  return page.payload;
}
const slugs = (page: PageDocument | undefined) => payloadOf(page).comics.map(({ slug }) => slug);

describe('the list of all comics', () => {
  it('shows each comic once on its way from the newest to the first, the newest first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150 }), (count) => {
        const comics = arrived(count);
        const truth = { comics, arrivals: count };
        const seen = slugs(buildComicsPage(truth));
        let older = payloadOf(buildComicsPage(truth)).older;
        while (older !== undefined) {
          const page = buildShelfPage(truth, older);
          seen.push(...slugs(page));
          older = payloadOf(page).older;
        }
        expect(seen).toEqual(comics.map(({ slug }) => slug).toReversed());
      }),
    );
  });

  it('says of each comic when it came, which is what the list is sorted by', () => {
    const { comics } = payloadOf(buildComicsPage({ comics: arrived(30), arrivals: 30 }));
    const times = comics.map(({ arrivedAt = '' }) => arrivedAt);
    expect(times[0]).toBe(daysLater(29).toISOString());
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('never begins with less than a full shelf, where there is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24, max: 150 }), (count) => {
        const shown = slugs(buildComicsPage({ comics: arrived(count), arrivals: count })).length;
        expect(shown).toBeGreaterThanOrEqual(PAGE_LIMITS.shelf.comics);
        expect(shown).toBeLessThanOrEqual(2 * PAGE_LIMITS.shelf.comics);
      }),
    );
  });

  it('leads from a shelf to its neighbours and back', () => {
    const truth = { comics: arrived(80), arrivals: 80 };
    expect(payloadOf(buildShelfPage(truth, 1))).toMatchObject({ newer: 2 });
    expect(payloadOf(buildShelfPage(truth, 1))).not.toHaveProperty('older');
    expect(payloadOf(buildShelfPage(truth, 2))).toMatchObject({ older: 1, newer: 3 });
    expect(payloadOf(buildShelfPage(truth, 4))).not.toHaveProperty('newer');
    expect(buildShelfPage(truth, 5)).toBeUndefined();
    expect(buildShelfPage({ comics: [], arrivals: 0 }, 1)).toBeUndefined();
  });

  it('is the same from the shelves that functions read as from the whole catalogue', () => {
    const comics = arrived(80);
    const part = comics.filter(({ shelf }) => shelf >= newestShelf(80) - 1);
    expect(buildComicsPage({ comics: part, arrivals: 80 })).toEqual(
      buildComicsPage({ comics, arrivals: 80 }),
    );
  });

  it('is at most 100 kB with long names and two covers each', () => {
    const comics = arrived(48).map((comic) => {
      const slug = `${comic.slug}-the-lantern-of-the-strait`;
      const cover = { en: sampleImage(slug), ar: sampleImage(`${slug}-ar`) };
      const chapters = (['en', 'ar'] as const).map((language) =>
        sampleChapter(`${slug}-100-${language}`, {
          language,
          title: 'الليلة التي لم تنته عند البئر القديمة',
        }),
      );
      return withChapters({ ...comic, slug, cover, series: 'The Lantern of the Strait' }, chapters).comic;
    });
    const page = buildComicsPage({ comics, arrivals: 48 });
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(payloadOf(page).comics).toHaveLength(48);
    expect(pageBytes(page)).toBeLessThanOrEqual(PAGE_LIMITS.pageBytes);
  });
});
