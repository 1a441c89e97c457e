import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { Catalog } from '@rawi/model/search/catalog';
import { NamedComicsIndex } from '@rawi/model/search/named-comics';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { describe, expect, it, vi } from 'vitest';
import type { ListedBook } from './listed-book.ts';
import { type MatchedComic, matchBooks, numberOf } from './match-books.ts';

const comics = [
  sampleComic('moon', { series: 'Moon', names: { ar: 'القمر' } }),
  sampleComic('sun', { series: 'Sun', names: {} }),
  sampleComic('sun-again', { series: 'Sun', names: {} }),
];
const chapters = [
  sampleChapter('moon-1-en', { comicId: 'moon', number: 1, language: 'en' }),
  sampleChapter('moon-1-ar', { comicId: 'moon', number: 1, language: 'ar' }),
  sampleChapter('moon-2-ar', { comicId: 'moon', number: 2.5, language: 'ar' }),
  sampleChapter('sun-1', { comicId: 'sun', number: 1, language: 'en' }),
];
const catalog = new Catalog();
const part = buildCatalogPart(comics);
if (part?.kind === 'catalog') catalog.add(part.payload);
const index = new NamedComicsIndex(catalog);
const pages = new Map<string, MatchedComic>();
for (const comic of comics) {
  const page = buildComicPage({
    comicId: comic.slug,
    comic,
    chapters: chapters.filter(({ comicId }) => comicId === comic.slug),
    translators: [],
    candidates: [],
  });
  if (page.kind === 'comic') pages.set(comic.slug, page.payload);
}

const readComic = vi.fn(async (slug: string) => pages.get(slug));
const onProgress = vi.fn<(read: number, of: number) => void>();
const match = (
  books: readonly ListedBook[],
  locale: 'en' | 'ar' = 'en',
  signal = new AbortController().signal,
) =>
  matchBooks(books, {
    locale,
    findNamed: async (wanted) => wanted.map((each) => index.find(each)),
    readComic,
    onProgress,
    signal,
  });
const one = async (book: ListedBook, locale: 'en' | 'ar' = 'en') => {
  const [found] = await match([book], locale);
  const ids = found?.candidates.map((each) => (each.kind === 'chapter' ? each.chapterId : each.comicId));
  return { state: found?.state, ids, comic: found?.comic?.id };
};

describe('what a file means here', () => {
  it.each<[string, ListedBook, 'en' | 'ar', object]>([
    ['a comic', { series: 'MOON' }, 'en', { state: 'found', ids: ['moon'] }],
    ['a comic in Arabic', { series: 'قمر' }, 'ar', { state: 'found', ids: ['moon'] }],
    [
      'a chapter',
      { series: 'Moon', number: '01' },
      'en',
      { state: 'found', ids: ['moon-1-en', 'moon-1-ar'] },
    ],
    [
      'it in ours',
      { series: 'Moon', number: '1' },
      'ar',
      { state: 'found', ids: ['moon-1-ar', 'moon-1-en'] },
    ],
    [
      'it in the language of the file',
      { series: 'Moon', number: '1', language: 'ar' },
      'en',
      { state: 'found', ids: ['moon-1-ar', 'moon-1-en'] },
    ],
    [
      'the very chapter',
      { series: 'Moon', number: '1', chapterId: 'moon-1-ar', slug: 'moon' },
      'en',
      { state: 'found', ids: ['moon-1-ar', 'moon-1-en'] },
    ],
    [
      'another language',
      { series: 'Moon', number: '2,5', language: 'en' },
      'en',
      { state: 'unsure', ids: ['moon-2-ar'] },
    ],
    ['two comics of a name', { series: 'Sun' }, 'en', { state: 'unsure', ids: ['sun', 'sun-again'] }],
    ['the one that has it', { series: 'Sun', number: '1' }, 'en', { state: 'found', ids: ['sun-1'] }],
    ['a name with a letter amiss', { series: 'Moom', number: '1' }, 'en', { state: 'unsure' }],
    [
      'a chapter that is missing',
      { series: 'Moon', number: '9' },
      'en',
      { state: 'missing', ids: [], comic: 'moon' },
    ],
    [
      'a number that is none',
      { series: 'Moon', number: 'HS' },
      'en',
      { state: 'missing', ids: [], comic: 'moon' },
    ],
    [
      'a comic that is missing',
      { series: 'Zebra', number: '1' },
      'en',
      { state: 'missing', ids: [], comic: undefined },
    ],
    ['no name', { series: '', number: '1' }, 'en', { state: 'missing', ids: [] }],
  ])('knows %s', async (_what, book, locale, found) => {
    expect(await one(book, locale)).toMatchObject(found);
  });

  it('reads each comic once, and says how far it is', async () => {
    readComic.mockClear();
    await match([{ series: 'Moon', number: '1' }, { series: 'moon', number: '2.5' }, { series: 'Moon' }]);
    expect(readComic.mock.calls).toEqual([['moon']]);
    expect(onProgress).toHaveBeenLastCalledWith(1, 1);
  });

  it('reads nothing more once it is given up', async () => {
    readComic.mockClear();
    await expect(match([{ series: 'Moon' }], 'en', AbortSignal.abort())).rejects.toThrow();
    expect(readComic).not.toHaveBeenCalled();
  });
});

it.each([
  ['1', 1],
  [' #007 ', 7],
  ['١٫٥', 1.5],
  ['23.1', 23.1],
  ['3,5', 3.5],
  ['½', undefined],
  ['HS', undefined],
  ['-1', undefined],
  ['1e5', undefined],
  ['', undefined],
])('the number %j is %s', (text, number) => {
  expect(numberOf(text)).toBe(number);
});
