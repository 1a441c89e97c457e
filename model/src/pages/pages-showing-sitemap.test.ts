import { expect, it } from 'vitest';
import { daysLater, sampleChapter, sampleComic } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import { pageIdOf } from './page-target.ts';
import { pagesShowing } from './pages-showing.ts';

it('sitemaps name a chapter again where it comes, goes, or has another day, and a comic where its address or shelf changes', () => {
  const before = sampleChapter('one-1-en', { comicId: 'one' });
  const change = {
    of: 'chapter',
    comicId: 'one',
    comicSlug: 'one',
    shelf: 7,
    chapterId: before.id,
  } as const;
  const marked = (after: typeof before | undefined) =>
    pagesShowing({ ...change, before, after })
      .pages.map(pageIdOf)
      .filter((id) => id.startsWith('sitemap'));
  expect(marked(undefined)).toEqual(['sitemap_7']);
  expect(marked({ ...before, publishedAt: daysLater(9) })).toEqual(['sitemap_7']);
  expect(marked({ ...before, title: 'Another', pageCount: 3 })).toEqual([]);
  const comic = sampleComic('one', { shelf: 7 });
  const moved = (after: Partial<Comic>) =>
    pagesShowing({ of: 'comic', comicId: 'one', before: comic, after: { ...comic, ...after } })
      .pages.map(pageIdOf)
      .filter((id) => id.startsWith('sitemap'));
  expect(moved({ shelf: 8 })).toEqual(['sitemap_7', 'sitemap_8']);
  expect(moved({ slug: 'new' })).toEqual(['sitemap_7', 'sitemap_7']);
  expect(moved({ series: 'Another', views: 9, updatedAt: daysLater(9) })).toEqual([]);
});

it('sitemaps leave out what everybody is not shown, and name it again where it is rated milder', () => {
  const before = sampleChapter('one-1-en', { comicId: 'one' });
  const change = { of: 'chapter', comicId: 'one', comicSlug: 'one', shelf: 7, chapterId: before.id } as const;
  const marked = (of: Parameters<typeof pagesShowing>[0]) =>
    pagesShowing(of)
      .pages.map(pageIdOf)
      .filter((id) => id.startsWith('sitemap'));
  expect(marked({ ...change, before, after: { ...before, ageRating: '18' } })).toEqual(['sitemap_7']);
  expect(marked({ ...change, before, after: { ...before, ageRating: '16' } })).toEqual([]);
  const comic = sampleComic('one', { shelf: 7, ageRating: '18' });
  const milder = { ...comic, ageRating: '16' } as const;
  expect(marked({ of: 'comic', comicId: 'one', before: comic, after: milder })).toEqual([
    'sitemap_7',
    'sitemap_7',
  ]);
});
