import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Items } from './edit-text.ts';
import { keepText } from './kept-texts.ts';
import type { OpenedText } from './open-text.ts';
import { useTextEdits } from './use-text-edits.ts';

const { save } = vi.hoisted(() => ({ save: vi.fn<() => Promise<void>>() }));
vi.mock('./open-text.ts', () => ({ saveTextPage: save }));

const says = (words: string): Items => [{ kind: 'speech', words }];
const opened = (base: string): OpenedText => ({
  transcriptId: 'one',
  head: {
    uid: 'layla',
    of: { kind: 'chapter', comicId: 'salt', chapterId: 'one' },
    pageCount: 1,
    language: 'en',
    state: 'draft',
    revision: 0,
    createdAt: new Date(0),
    base,
  },
  published: [says('published')],
  written: new Map(),
  beyond: new Map(),
});
const start = (base: string) => renderHook(() => useTextEdits('layla', opened(base), 1));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue();
  keepText({ uid: 'layla', transcriptId: 'one', base: 'first' }, new Map([[1, says('typed')]]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what was typed here lies over the text, and is stored', async () => {
  const { result } = start('first');
  expect(result.current.state.pages).toEqual([says('typed')]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(save).toHaveBeenCalledTimes(1);
});

it('what was typed over an earlier text is not stored by itself, and redoing brings it back', async () => {
  const { result } = start('second');
  expect(result.current.hasOlder).toBe(true);
  expect(result.current.state.pages).toEqual([says('published')]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(save).not.toHaveBeenCalled();
  act(() => result.current.dispatch({ type: 'redo' }));
  expect(result.current.state.pages).toEqual([says('typed')]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(save).toHaveBeenCalledTimes(1);
});
