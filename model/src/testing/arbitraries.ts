import * as fc from 'fast-check';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import type { ChapterDocument } from '../pages/chapter-link.ts';
import type { Comic } from '../truth/comic.ts';
import type { PageManifest } from '../truth/page-manifest.ts';
import { daysLater, sampleChapter, sampleComic, withChapters } from './samples.ts';

/** Random truth: few different values, so that ties and meetings are common. */

const notesArbitrary = fc.subarray(['violence', 'flashing'] as const);

export const chapterArbitrary = (id: string): fc.Arbitrary<ChapterDocument> =>
  fc
    .record({
      number: fc.constantFrom(0, 1, 1.5, 2, 3, 10),
      language: fc.constantFrom(...LANGUAGE_CODES),
      translator: fc.option(fc.constantFrom({ id: 'amal', name: 'Amal' }, { id: 'badr', name: 'Badr' }), {
        nil: undefined,
      }),
      day: fc.integer({ min: 0, max: 5 }),
      panel: fc.constantFrom(undefined, 0, 500),
      ageRating: fc.constantFrom(undefined, '12' as const, '18' as const),
      contentNotes: notesArbitrary,
    })
    .map(({ number, language, translator, day, panel, ageRating, contentNotes }) =>
      sampleChapter(id, {
        number,
        language,
        publishedAt: daysLater(day),
        ...(ageRating && { ageRating }),
        ...(contentNotes.length > 0 && { contentNotes }),
        ...(translator && { translator }),
        ...(panel !== undefined && { manifest: onePage(id, panel) }),
      }),
    );

/** Images of one page with one panel. */
const onePage = (id: string, x: number): PageManifest => ({
  folder: `public/${id}-0123456789abcdef`,
  widths: [400],
  images: ['800x1200#102030'],
  panels: [{ page: 1, x, y: 0, width: 500, height: 500 }],
});

export const chaptersArbitrary = (maxLength: number): fc.Arbitrary<ChapterDocument[]> =>
  fc
    .integer({ min: 0, max: maxLength })
    .chain((length) =>
      fc.tuple(...Array.from({ length }, (_, index) => chapterArbitrary(`chapter-${index}`))),
    );

const genreArbitrary = fc
  .constantFrom('fantasy', 'comedy', 'horror', 'sports')
  .map((id) => ({ id, name: { en: id } }));

/** A comic with all its chapters. */
export interface ComicWithChapters {
  readonly comic: Comic;
  readonly chapters: readonly ChapterDocument[];
}

const comicArbitrary = (slug: string): fc.Arbitrary<ComicWithChapters> =>
  fc
    .record({
      views: fc.integer({ min: 0, max: 5 }),
      week: fc.integer({ min: 0, max: 3 }),
      month: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 0, max: 5 }),
      shelf: fc.integer({ min: 1, max: 4 }),
      publisherShelf: fc.integer({ min: 1, max: 4 }),
      publisher: fc.constantFrom('atlas', 'meridian', 'noor'),
      writer: fc.constantFrom('a-writer', 'b-writer'),
      genres: fc.uniqueArray(genreArbitrary, { minLength: 1, maxLength: 3, selector: (genre) => genre.id }),
      chapters: chaptersArbitrary(4),
      ageRating: fc.constantFrom(null, '12' as const, '18' as const),
      contentNotes: notesArbitrary,
    })
    .map(({ views, week, month, day, publisher, writer, chapters, ...same }) => {
      const comic = sampleComic(slug, {
        views,
        recentViews: { days: {}, week, month, changesOn: null },
        createdAt: daysLater(day),
        ...same,
        publisher: { id: publisher, name: { en: publisher } },
        writer: { id: writer, name: { en: writer } },
      });
      return withChapters(
        comic,
        chapters.map((chapter) => ({ ...chapter, id: `${slug}-${chapter.id}` })),
      );
    });

/** A catalogue of up to `maxLength` comics with different slugs. */
export const catalogueArbitrary = (maxLength: number): fc.Arbitrary<ComicWithChapters[]> =>
  fc
    .integer({ min: 0, max: maxLength })
    .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => comicArbitrary(`comic-${index}`))));
