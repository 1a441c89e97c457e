import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptPage } from '../../core/pages/kept-pages.ts';
import { anEntry } from '../../testing/read-entry.ts';
import { forgetChapters, useKnownChapters } from './known-chapters.ts';
import { learnFromDevice } from './learn-chapters.ts';

const kept = new Map<string, KeptPage>();
vi.mock('../../core/pages/kept-pages.ts', () => ({
  readKeptPage: (id: string) => Promise.resolve(kept.get(id)),
}));

const comic = { ...sampleComic('salt'), chapterCount: 2 };
const chapters = [1, 2].map((number) => sampleChapter(`c-${number}`, { comicId: 'salt', number }));
const entry = anEntry('c-1', 1, { comicId: 'salt', slug: 'salt', page: 8, finished: true });

beforeEach(() => {
  kept.clear();
  act(forgetChapters);
});

async function learned(read = entry) {
  await act(() => learnFromDevice([read]));
  const { result } = renderHook(useKnownChapters);
  const { chapters: found, wholeAt } = result.current('salt');
  return { ids: found.map(({ id }) => id), wholeAt };
}

describe('what a device knows of the chapters after a finished one', () => {
  it('is nothing where it has kept no page', async () => {
    expect(await learned()).toEqual({ ids: [], wholeAt: undefined });
  });

  it('is all chapters of a comic whose page was kept', async () => {
    const truth = { comicId: 'salt', comic, chapters, translators: [], candidates: [] };
    kept.set(pageIds.comic('salt'), { document: buildComicPage(truth), keptAt: 7 });
    expect(await learned()).toEqual({ ids: ['c-1', 'c-2'], wholeAt: 7 });
  });

  it('is not the whole comic where its page has not all of it', async () => {
    const truth = {
      comicId: 'salt',
      comic: { ...comic, chapterCount: 3 },
      chapters,
      translators: [],
      candidates: [],
    };
    kept.set(pageIds.comic('salt'), { document: buildComicPage(truth), keptAt: 7 });
    expect((await learned()).wholeAt).toBeUndefined();
  });

  it('is the next chapter, where only the page of the chapter was kept', async () => {
    const [chapter] = chapters;
    if (!chapter) throw new Error('There is no chapter.');
    kept.set(pageIds.chapter('c-1'), { document: buildChapterPage({ comic, chapter, chapters }), keptAt: 7 });
    expect((await learned()).ids).toEqual(['c-1', 'c-2']);
  });

  it('is not asked for while a chapter is being read', async () => {
    const truth = { comicId: 'salt', comic, chapters, translators: [], candidates: [] };
    kept.set(pageIds.comic('salt'), { document: buildComicPage(truth), keptAt: 7 });
    expect((await learned({ ...entry, finished: false })).ids).toEqual([]);
  });
});
