import * as fc from 'fast-check';
import type { ChapterDocument } from '../chapter-link.ts';
import type { ComicWithChapters } from '../comic-card.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { daysLater, sampleChapter, sampleComic } from './samples.ts';

/** Random truth: few different values, so that ties and meetings are common. */

export const chapterArbitrary = (id: string): fc.Arbitrary<ChapterDocument> =>
  fc
    .record({
      number: fc.constantFrom(0, 1, 1.5, 2, 3, 10),
      language: fc.constantFrom(...LANGUAGE_CODES),
      translator: fc.option(fc.constantFrom({ id: 'amal', name: 'Amal' }, { id: 'badr', name: 'Badr' }), {
        nil: undefined,
      }),
      day: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ number, language, translator, day }) =>
      sampleChapter(id, { number, language, publishedAt: daysLater(day), ...(translator && { translator }) }),
    );

export const chaptersArbitrary = (maxLength: number): fc.Arbitrary<ChapterDocument[]> =>
  fc
    .integer({ min: 0, max: maxLength })
    .chain((length) =>
      fc.tuple(...Array.from({ length }, (_, index) => chapterArbitrary(`chapter-${index}`))),
    );

const genreArbitrary = fc
  .constantFrom('fantasy', 'comedy', 'horror', 'sports')
  .map((id) => ({ id, name: { en: id } }));

const comicArbitrary = (slug: string): fc.Arbitrary<ComicWithChapters> =>
  fc
    .record({
      views: fc.integer({ min: 0, max: 5 }),
      day: fc.integer({ min: 0, max: 5 }),
      publisher: fc.constantFrom('atlas', 'meridian', 'noor'),
      writer: fc.constantFrom('a-writer', 'b-writer'),
      genres: fc.uniqueArray(genreArbitrary, { minLength: 1, maxLength: 3, selector: (genre) => genre.id }),
      chapters: chaptersArbitrary(4),
    })
    .map(({ views, day, publisher, writer, genres, chapters }) => ({
      comic: sampleComic(slug, {
        views,
        updatedAt: daysLater(day),
        publisher: { id: publisher, name: { en: publisher } },
        writer: { id: writer, name: { en: writer } },
        genres,
      }),
      chapters,
    }));

/** A catalogue of up to `maxLength` comics with different slugs. */
export const catalogueArbitrary = (maxLength: number): fc.Arbitrary<ComicWithChapters[]> =>
  fc
    .integer({ min: 0, max: maxLength })
    .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => comicArbitrary(`comic-${index}`))));
