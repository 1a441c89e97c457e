import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Items } from './edit-text.ts';
import { keepText, readOlder, takeKept } from './stored/kept-texts.ts';
import type { OpenedText } from './stored/open-text.ts';
import { Overtaken } from './stored/overtaken.ts';
import { useTextEdits } from './use-text-edits.ts';

const { save } = vi.hoisted(() => ({ save: vi.fn<(...all: unknown[]) => Promise<void>>() }));
vi.mock('./stored/open-text.ts', () => ({ saveTextPage: save }));

const says = (words: string): Items => [{ kind: 'speech', words }];
const kept = (pages: readonly (readonly [number, Items])[]) => ({
  pages: new Map(pages),
  unworded: new Map(),
  overs: new Map(),
  tried: new Map(),
});
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
  keepText(
    { uid: 'layla', transcriptId: 'one', base: 'first', editor: 'before' },
    kept([[1, says('typed')]]),
  );
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

it('what was typed over an earlier text is kept until it is brought back', async () => {
  const take = (words: string) =>
    act(() => result.current.dispatch({ type: 'take', pages: new Map([[1, says(words)]]) }));
  const older = () => [...readOlder({ ...of, editor: 'again' })];
  const of = { uid: 'layla', transcriptId: 'one', base: 'second' };
  const { result, unmount } = start('second');
  take('more');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(older()).toEqual([[1, says('typed')]]);
  unmount();
  const again = start('second');
  act(() => again.result.current.dispatch({ type: 'redo' }));
  expect([again.result.current.state.pages, older()]).toEqual([[says('typed')], []]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(localStorage).toHaveLength(0);
});

describe('what was typed for a page that nobody sees', () => {
  const KEPT = { uid: 'layla', transcriptId: 'two', editor: 'before' };
  const again = { ...KEPT, editor: 'again' };
  const of = (stored: Items): OpenedText => ({
    ...opened('first'),
    transcriptId: 'two',
    head: {
      uid: 'layla',
      of: { kind: 'submission', submissionId: 'two' },
      pageCount: 1,
      file: { pageCount: 2, sources: [1] },
      language: 'en',
      state: 'draft',
      revision: 0,
      createdAt: new Date(0),
    },
    written: new Map([
      [2, { items: stored, edit: 'theirs' }],
      [3, { items: stored, edit: 'theirs' }],
    ]),
    beyond: new Map([[3, stored]]),
  });
  /** What is written afterwards is stored, of the page that is seen alone. */
  const goOn = async (stored: Items) => {
    const { result } = renderHook(() => useTextEdits('layla', of(stored), 1));
    act(() => result.current.dispatch({ type: 'take', pages: new Map([[1, says('more')]]) }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(save.mock.calls.map(([, name]) => name)).toEqual([1]);
    expect(result.current.save).toEqual({ state: 'saved' });
    return result.current;
  };

  it('stays here where the file no longer has it, and holds up nothing', async () => {
    const overs = new Map([[3, { edit: 'mine', items: says('a') }]]);
    keepText(KEPT, { ...kept([[3, says('typed')]]), overs });
    const edits = await goOn(says('stored'));
    expect([...edits.beyond]).toEqual([[3, says('stored')]]);
    expect(takeKept(again)).toEqual({ ...kept([[3, says('typed')]]), overs });
  });

  it('stays here where it is left out and cannot be put together, and is not too long', async () => {
    const overs = new Map([[2, { edit: 'mine', items: says('a') }]]);
    keepText(KEPT, { ...kept([[2, says('typed')]]), overs });
    await goOn(says('stored'));
    expect(takeKept(again)).toEqual({ ...kept([[2, says('typed')]]), overs });
  });

  it('stays here where it is found out while it is stored', async () => {
    const over = { edit: 'theirs', items: says('a') };
    keepText(KEPT, { ...kept([[2, says('typed')]]), overs: new Map([[2, over]]) });
    save.mockRejectedValueOnce(new Overtaken({ items: says('other'), edit: 'other' }));
    const { result } = renderHook(() => useTextEdits('layla', of(says('a')), 1));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(result.current.save).toEqual({ state: 'saved' });
    expect(takeKept(again)).toMatchObject({
      pages: new Map([[2, says('typed')]]),
      overs: new Map([[2, over]]),
    });
  });
});

it('what is typed belongs to the page of the file, wherever that stands, and arrives while it is left out', async () => {
  const { head, ...rest } = opened('first');
  const { base: _, ...draft } = head;
  const of = { uid: 'layla', transcriptId: 'two' };
  const before = { ...of, editor: 'before' };
  keepText(
    before,
    kept([
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
      [1, { items: says('first'), edit: 'a' }],
      [3, { items: says('third'), edit: 'b' }],
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
    [
      expect.objectContaining(of),
      2,
      says('typed for what is left out'),
      { edit: expect.any(String), after: undefined },
    ],
    [expect.objectContaining(of), 3, says('more'), { edit: expect.any(String), after: 'b' }],
  ]);
  expect([...takeKept(before).pages]).toEqual([[9, says('typed for a longer file')]]);
});
