import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openReader, type ReaderState, reduceReader } from './reader-state.ts';
import { arrangeSpreads } from './spreads.ts';
import { usePosition } from './use-position.ts';

const counted = vi.hoisted(() => vi.fn<(chapter: { id: string }) => Promise<void>>());
vi.mock('../domains/numbers/count-read.ts', () => ({ countRead: counted }));
vi.mock('../domains/history/record-position.ts', () => ({ recordPosition: () => {} }));

beforeEach(() => counted.mockReset().mockResolvedValue());
afterEach(cleanup);

it('a chapter is counted when its end is reached, once a visit, and not for what was read of it', () => {
  const [comic, document] = [sampleComic('salt'), sampleChapter('one', { comicId: 'salt' })];
  const page = buildChapterPage({ comic, chapter: document, chapters: [document] });
  if (page.kind !== 'chapter') throw new Error('no chapter');
  const spreads = arrangeSpreads(3, () => false, { pagesAtOnce: 1, shifted: false, splitWide: false });
  let state: ReaderState = openReader({ pageCount: 3, page: 1, arrangement: { layout: 'single', spreads } });
  const hook = renderHook(() => usePosition(page.payload, state, () => 0));
  const go = (type: 'next' | 'previous') => {
    state = reduceReader(state, { type });
    hook.rerender();
  };
  go('next');
  go('next');
  expect(counted).not.toHaveBeenCalled();
  go('next');
  expect(counted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'one' }));
  go('previous');
  go('next');
  hook.unmount();
  expect(counted).toHaveBeenCalledOnce();
});
