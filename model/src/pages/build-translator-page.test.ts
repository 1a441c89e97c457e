import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATING } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import { catalogueArbitrary } from '../testing/arbitraries.ts';
import { daysLater, sampleChapter, sampleComic, sampleImage } from '../testing/samples.ts';
import { buildTranslatorPages, type TranslatorTruth } from './build-translator-page.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { TranslatorWork } from './pages.ts';
import type { TranslatorDocument } from './translator-cards.ts';

const AMAL: TranslatorDocument = {
  id: 'amal',
  name: 'Amal',
  languages: ['ar', 'fr'],
  level: 3,
  professional: true,
  followers: 1234,
  ratings: { count: 10, qualitySum: 50, claritySum: 30 },
  publishedChapters: 99,
};

function built(truth: Partial<TranslatorTruth> = {}) {
  const { chapters = [] } = truth;
  const [page, ...parts] = buildTranslatorPages({
    translator: AMAL,
    chapters,
    chapterCount: chapters.length,
    comics: [],
    ...truth,
  });
  if (page?.kind !== 'translator') throw new Error('no translator’s page');
  const further = parts.map((part) => {
    if (part.kind !== 'translatorPart') throw new Error('no part of a translator’s page');
    return part.payload.works;
  });
  return { page: page.payload, works: [page.payload.works, ...further].flat(), further };
}
const slugs = (works: readonly TranslatorWork[]) => works.map(({ slug }) => slug);

/** So many comics, each with a chapter newer than the one before. */
function comicsOf(count: number) {
  const comics = Array.from({ length: count }, (_, index) => {
    const slug = `comic-${String(index).padStart(3, '0')}`;
    return { ...sampleComic(slug), id: slug };
  });
  const chapters = comics.map(({ id }, index) =>
    sampleChapter(`${id}-1-en`, { comicId: id, publishedAt: daysLater(index) }),
  );
  return { comics, chapters };
}

describe('a translator’s page', () => {
  it('shows the profile, exact followers, and a mean of each scale once enough have rated', () => {
    const { page } = built({
      translator: { ...AMAL, bio: 'Loves puns.', photo: sampleImage('amal') },
      chapterCount: 1207,
    });
    expect(page).toMatchObject({
      id: 'amal',
      name: 'Amal',
      bio: 'Loves puns.',
      photo: sampleImage('amal'),
      languages: ['ar', 'fr'],
      level: 3,
      professional: true,
      followers: 1234,
      chapterCount: 1207,
      comicCount: 0,
      works: [],
      parts: 1,
    });
    expect(page.ratings).toEqual({ count: 10, quality: 4.3, clarity: 3.3 });
    const few = { count: RATING.shownFrom - 1, qualitySum: 20, claritySum: 20 };
    expect(built({ translator: { ...AMAL, ratings: few } }).page.ratings).toEqual({ count: few.count });
  });

  it('says of each comic how many chapters of which numbers there are in each language', () => {
    const of = (number: number, language: 'en' | 'ar', day: number) =>
      sampleChapter(`one-${10 * number}-${language}`, {
        comicId: 'one',
        number,
        language,
        publishedAt: daysLater(day),
      });
    const chapters = [of(7, 'ar', 3), of(2, 'ar', 1), of(1.5, 'en', 2)];
    const { page } = built({ chapters, comics: [{ ...sampleComic('one'), id: 'one' }] });
    expect(page.works).toMatchObject([
      {
        slug: 'one',
        chapters: [
          { language: 'en', count: 1, first: 1.5, last: 1.5 },
          { language: 'ar', count: 2, first: 2, last: 7 },
        ],
        updatedAt: daysLater(3).toISOString(),
      },
    ]);
  });

  it('names its newest chapters, whose comics are among the works of the page itself', () => {
    const { comics, chapters } = comicsOf(40);
    const titled = chapters.map((chapter, index) => ({
      ...chapter,
      ...(index % 2 === 0 && { title: `Title ${index}`, ageRating: '16' as const }),
    }));
    const { page } = built({ chapters: titled, comics: comics.toSpliced(-1) });
    expect(page.newest).toHaveLength(PAGE_LIMITS.translatorPage.newest);
    expect(page.newest?.slice(0, 2)).toEqual([
      {
        comic: 'comic-038',
        id: 'comic-038-1-en',
        number: 1,
        language: 'en',
        title: 'Title 38',
        publishedAt: daysLater(38).toISOString(),
        ageRating: '16',
      },
      {
        comic: 'comic-037',
        id: 'comic-037-1-en',
        number: 1,
        language: 'en',
        publishedAt: daysLater(37).toISOString(),
      },
    ]);
    const named = new Set(slugs(page.works));
    expect(page.newest?.filter(({ comic }) => !named.has(comic))).toEqual([]);
  });

  it('shows each comic once, on the page or one of its parts, the newest chapter first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * PAGE_LIMITS.translatorPage.works + 1 }), (count) => {
        const { page, works, further } = built(comicsOf(count));
        expect(slugs(works)).toEqual(
          comicsOf(count)
            .comics.map(({ slug }) => slug)
            .toReversed(),
        );
        expect(page.parts).toBe(1 + further.length);
        expect(page.comicCount).toBe(count);
        for (const part of further) expect(part.length).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same whatever the order in which its truth is read, and whatever else is read', () => {
    fc.assert(
      fc.property(catalogueArbitrary(6), fc.nat(), (catalogue, seed) => {
        const chapters = catalogue.flatMap((entry) => entry.chapters);
        const comics = catalogue.map(({ comic }) => ({ ...comic, id: comic.slug }));
        const shuffled = <T>(list: readonly T[]) =>
          list.toSorted(
            (a, b) =>
              ((JSON.stringify(a).length * (seed + 1)) % 7) - ((JSON.stringify(b).length * (seed + 1)) % 7),
          );
        const stranger = { ...sampleComic('stranger'), id: 'stranger' };
        expect(built({ chapters: shuffled(chapters), comics: [...shuffled(comics), stranger] })).toEqual(
          built({ chapters, comics }),
        );
      }),
    );
  });

  it('leaves out chapters whose comic is gone', () => {
    const { comics, chapters } = comicsOf(3);
    const { page } = built({ chapters, comics: comics.slice(1) });
    expect(slugs(page.works)).toEqual(['comic-002', 'comic-001']);
    expect(page.comicCount).toBe(2);
  });

  it('weighs less than a page may, however much there is', () => {
    const long = 'م'.repeat(200);
    const { comics } = comicsOf(PAGE_LIMITS.translatorPage.works);
    const chapters = comics.flatMap(({ id }) =>
      LANGUAGE_CODES.flatMap((language) =>
        [1000.5, 99_999.5].map((number) =>
          sampleChapter(`${id}-${10 * number}-${language}`, { comicId: id, number, language, title: long }),
        ),
      ),
    );
    const [page] = buildTranslatorPages({
      translator: { ...AMAL, bio: 'م'.repeat(LIMITS.bioLength), photo: sampleImage('amal') },
      chapters,
      chapterCount: chapters.length,
      comics: comics.map((comic) => ({
        ...comic,
        series: long,
        names: { en: long, ar: long },
        cover: { en: sampleImage('x'.repeat(100)), ar: sampleImage('y'.repeat(100)) },
      })),
    });
    expect(page && pageBytes(page)).toBeLessThan(PAGE_LIMITS.pageBytes);
  });
});
