import { describe, expect, it } from 'vitest';
import { AGE_RATINGS, type AgeRating } from '../lists/age-ratings.ts';
import { buildChapterPage } from '../pages/build-chapter-page.ts';
import { buildComicPage } from '../pages/build-comic-page.ts';
import { buildComicsPage } from '../pages/build-comics-page.ts';
import type { PageDocument } from '../pages/pages.ts';
import { samplePages } from '../testing/sample-pages.ts';
import { sampleChapter, sampleComic, sampleImage, withChapters } from '../testing/samples.ts';
import { API_RESOURCES, resourceAt } from './api-resources.ts';
import { comicSchema, comicsSchema } from './api-schemas.ts';
import type { ApiPlace } from './project-pages.ts';

const PLACE: ApiPlace = { origin: 'https://rawi.test', fileUrl: (path) => `https://files.test/${path}` };
const pages = samplePages();

describe.each(API_RESOURCES)('$path', ({ schema, of }) => {
  it('says of a page what it promises, and of a page of another kind nothing', () => {
    const said = pages.flatMap((page) => of(PLACE, page) ?? []);
    expect(said).toHaveLength(1);
    // Nothing stands there that is not promised: the schemas are strict.
    expect(schema.safeParse(said[0]).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(said[0]))).toEqual(said[0]);
  });
});

it('of what nobody promised there is nothing: comments, reviews, readers, and what search reads', () => {
  const made = new Set(
    pages
      .filter((page) => API_RESOURCES.some(({ of }) => of(PLACE, page) !== undefined))
      .map(({ kind }) => kind),
  );
  const others = [...new Set(pages.map(({ kind }) => kind))].filter((kind) => !made.has(kind));
  expect(others.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'catalog',
    'gone',
    'list',
    'mostRead',
    'opdsComics',
    'opdsGroups',
    'reader',
    'redirect',
    'search',
    'sitemap',
    'sitemapList',
    'sitemapPart',
    'translators',
    'transparency',
  ]);
});

it.each([
  ['/comics/shelf/3', '/comics/shelf/{shelf}', ['3']],
  ['/comics/captain-zenith', '/comics/{slug}', ['captain-zenith']],
  ['/comics/shelf', '/comics/{slug}', ['shelf']],
  ['/translators/amal/part/2', '/translators/{id}/part/{part}', ['amal', '2']],
  ['/articles/part/2', '/articles/part/{part}', ['2']],
])('%s is %s', (path, of, parameters) => {
  expect(resourceAt(path)).toMatchObject({ resource: { path: of }, parameters });
});

it.each([
  '',
  '/',
  '/comics/',
  '/comics/shelf/0',
  '/comics/a.b',
  '/comics/a/b',
  '/chapters',
  '/readers/x',
  '/latest/x',
  '/publishers/A',
])('%s is nothing', (path) => expect(resourceAt(path)).toBeUndefined());

describe('what is for adults', () => {
  const blurred = 'public/blurred-0/blurred.webp';
  const rated = (ageRating: AgeRating | undefined, ofChapter?: AgeRating) => {
    const cover = { ...sampleImage('public/cover'), blurred };
    const given = sampleComic('one', { cover: { en: cover }, ...(ageRating && { ageRating }) });
    const manifest = { folder: 'public/two-0a', widths: [400], images: ['800x1200#102030'], panels: [] };
    const { comic, chapters } = withChapters(given, [
      sampleChapter('two', { manifest, cover, ...(ofChapter && { ageRating: ofChapter }) }),
    ]);
    const [chapter] = chapters;
    if (!chapter) throw new Error('There is a chapter.');
    return {
      comic: buildComicPage({ comicId: 'one', comic, chapters, translators: [], candidates: [] }),
      chapter: buildChapterPage({ comic, chapter, chapters }),
      comics: buildComicsPage({ comics: [comic], arrivals: 1 }),
    };
  };
  const said = (path: string, page: PageDocument) => resourceAt(path)?.resource.of(PLACE, page);

  it.each([undefined, ...AGE_RATINGS])('a comic for %s', (rating) => {
    const { comic, chapter, comics } = rated(rating);
    const isAdult = rating === '18';
    expect(comicsSchema.parse(said('/comics', comics))).toMatchObject(
      isAdult ? { comics: [], leftOut: 1 } : { comics: [{ slug: 'one' }], leftOut: 0 },
    );
    expect(comicSchema.parse(said('/comics/one', comic))).toMatchObject({
      slug: 'one',
      cover: {
        en: {
          blurred: isAdult,
          sources: expect.arrayContaining([
            expect.objectContaining({ url: expect.stringMatching(isAdult ? /blurred\.webp$/ : /cover/) }),
          ]),
        },
      },
      ...(rating && { ageRating: rating }),
    });
    const opened = said('/chapters/two', chapter);
    expect(opened).toMatchObject({ opens: isAdult ? 'asAdult' : rating === '16' ? 'afterNotice' : 'freely' });
    if (isAdult) {
      for (const field of ['pages', 'pdf']) expect(opened).not.toHaveProperty(field);
      expect(JSON.stringify(opened)).not.toContain('two-0a');
    } else
      expect(opened).toHaveProperty(
        'pages.0.images.0.sources.0.url',
        'https://files.test/public/two-0a/1-400.webp',
      );
  });

  it('a chapter that is stricter than its comic is as strict', () => {
    const { chapter, comic } = rated('12', '18');
    const opened = said('/chapters/two', chapter);
    expect(opened).toMatchObject({
      opens: 'asAdult',
      ageRating: '18',
      comic: { ageRating: '12', cover: { en: { blurred: false } } },
    });
    expect(opened).not.toHaveProperty('pages');
    expect(said('/comics/one', comic)).toMatchObject({ ageRating: '12', chapters: [{ ageRating: '18' }] });
  });
});
