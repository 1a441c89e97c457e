import { describe, expect, it } from 'vitest';
import { daysLater, sampleChapter, sampleComic } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import { pageIdOf } from './page-target.ts';
import { pagesShowing } from './pages-showing.ts';

it('a moved comic leaves a redirect at its former address', () => {
  const before = sampleComic('old', { updatedAt: daysLater(1) });
  const shown = pagesShowing({ of: 'comic', comicId: 'old', before, after: { ...before, slug: 'new' } });
  expect(shown.pages).toContainEqual({ kind: 'comic', id: 'old' });
  expect(shown.pages).toContainEqual({ kind: 'comic', id: 'new' });
  expect(shown.questions).toContainEqual({ ask: 'addressesOf', comicId: 'old' });
  expect(shown.questions).toContainEqual({ ask: 'chaptersOf', comicId: 'old' });
});

describe('comics like one that changes', () => {
  const before = sampleComic('simurgh');
  const asked = (after: Comic) =>
    pagesShowing({ of: 'comic', comicId: 'simurgh', before, after }).questions.filter(
      ({ ask }) => ask === 'comicsLike',
    );

  it('are asked for once where what they are found by stays: each question costs 180 reads', () => {
    expect(asked({ ...before, series: 'The Simurgh' })).toEqual([
      expect.objectContaining({ comic: expect.objectContaining({ series: 'The Simurgh' }) }),
    ]);
  });

  it('are asked for as it was and as it is where that changes', () => {
    expect(asked({ ...before, genres: [{ id: 'drama', name: { en: 'Drama' } }] })).toHaveLength(2);
  });

  it('are asked for beside which readers have chosen it, unless only its views change', () => {
    const asks = (after: Comic) =>
      pagesShowing({ of: 'comic', comicId: 'simurgh', before, after }).questions.filter(
        ({ ask }) => ask === 'alsoSavedWith',
      );
    expect(asks({ ...before, series: 'The Simurgh' })).toEqual([
      { ask: 'alsoSavedWith', comicId: 'simurgh' },
    ]);
    expect(asks({ ...before, views: 7 })).toEqual([]);
  });
});

describe('a chapter that changes', () => {
  it('a chapter’s reactions are shown on its own page alone', () => {
    const before = sampleChapter('one-1-en', { comicId: 'one' });
    const after = { ...before, reactions: { likes: 1, dislikes: 0 } };
    const change = {
      of: 'chapter',
      comicId: 'one',
      comicSlug: 'one',
      shelf: 1,
      chapterId: before.id,
    } as const;
    const shown = pagesShowing({ ...change, before, after });
    expect(shown.pages.map(pageIdOf)).toEqual(['chapter_one-1-en']);
    expect(shown.questions).toEqual([]);
  });

  it('which pages are the same is shown on the pages of its number, and what else is corrected on its own', () => {
    const before = sampleChapter('one-1-en', { comicId: 'one' });
    const change = {
      of: 'chapter',
      comicId: 'one',
      comicSlug: 'one',
      shelf: 1,
      chapterId: before.id,
      before,
    } as const;
    const shifted = pagesShowing({ ...change, after: { ...before, reading: { shifted: true } } });
    expect(shifted.pages.map(pageIdOf)).toContain('chapter_one-1-en');
    expect(shifted.questions).toEqual([]);
    const matches = [{ chapterId: 'one-1-ar', pages: [1] }];
    for (const after of [
      { ...before, reading: { matches } },
      { ...before, pageCount: 3 },
    ]) {
      const { questions } = pagesShowing({ ...change, after });
      expect(questions).toEqual([{ ask: 'translationsOf', comicId: 'one', number: 1 }]);
    }
  });
});
