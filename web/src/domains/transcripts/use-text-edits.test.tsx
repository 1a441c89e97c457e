import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Items } from './edit-text.ts';
import { keepText, readKeptText } from './kept-texts.ts';
import type { OpenedText } from './open-text.ts';
import { useTextEdits } from './use-text-edits.ts';

const { save } = vi.hoisted(() => ({ save: vi.fn<(...all: unknown[]) => Promise<void>>() }));
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
  names: [1],
  written: new Map(),
  beyond: new Map(),
  leftOut: new Map(),
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

it('what is typed belongs to the page of the file, wherever that stands, and arrives while it is left out', async () => {
  const { head, ...rest } = opened('first');
  const { base: _, ...draft } = head;
  const of = { uid: 'layla', transcriptId: 'two' };
  keepText(
    of,
    new Map([
      [2, says('typed for what is left out')],
      [9, says('typed for a longer file')],
    ]),
  );
  const arranged: OpenedText = {
    ...rest,
    transcriptId: 'two',
    head: {
      ...draft,
      of: { kind: 'submission', submissionId: 'two' },
      pageCount: 2,
      file: { pageCount: 3, sources: [3, 1] },
    },
    published: [[], []],
    names: [3, 1],
    written: new Map([
      [1, says('first')],
      [3, says('third')],
    ]),
  };
  const { result } = renderHook(() => useTextEdits('layla', arranged, 1));
  expect(result.current.state.pages).toEqual([says('third'), says('first')]);
  act(() =>
    result.current.dispatch({
      type: 'write',
      index: 0,
      item: { kind: 'speech', words: 'more' },
      part: 'words',
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(save.mock.calls).toEqual([
    [of, 2, says('typed for what is left out')],
    [of, 3, says('more')],
  ]);
  expect([...readKeptText(of)]).toEqual([[9, says('typed for a longer file')]]);
});
