import { describe, expect, it } from 'vitest';
import { daysLater, sampleComic } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
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
