import { act, cleanup, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
import type { Items } from './edit-text.ts';
import { pagesApart } from './met-text.ts';
import type { OpenedText, PageWrite } from './stored/open-text.ts';
import { Overtaken, type StoredPage } from './stored/overtaken.ts';
import { useTextEdits } from './use-text-edits.ts';

const { save } = vi.hoisted(() => ({
  save: vi.fn<(of: object, page: number, items: Items | undefined, write: PageWrite) => Promise<void>>(),
}));
vi.mock('./stored/open-text.ts', () => ({ saveTextPage: save }));

const says = (...words: readonly string[]): Items => words.map((each) => ({ kind: 'speech', words: each }));
const wordsOf = (items: Items = []) => items.map(({ words }) => words);
let server: Map<number, StoredPage>;
let isOffline: boolean;
/** What is stored of the first page. */
const stored = () => wordsOf(server.get(1)?.items);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = new Map();
  isOffline = false;
  save.mockReset().mockImplementation(store);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As the rules do it. */
async function store(
  _: object,
  page: number,
  items: Items | undefined,
  { edit, after }: PageWrite,
): Promise<void> {
  if (isOffline) throw new SendingError({ code: 'offline' }, undefined);
  const there = server.get(page);
  if (!items && !there) return;
  if (there?.edit !== after) throw new Overtaken(there);
  if (items) server.set(page, { items, edit });
  else server.delete(page);
}

const opened = (published: readonly Items[] = [[], []]): OpenedText => ({
  transcriptId: 'one',
  head: {
    uid: 'layla',
    of: { kind: 'chapter', comicId: 'salt', chapterId: 'one' },
    pageCount: published.length,
    language: 'en',
    state: 'draft',
    revision: 0,
    createdAt: new Date(0),
  },
  published,
  names: published.map((_, index) => index + 1),
  written: new Map(server),
  beyond: new Map(),
  leftOut: new Map(),
});
const start = (published?: readonly Items[]) => {
  const of = opened(published);
  const { result, unmount } = renderHook(() => useTextEdits('layla', of, 1));
  return {
    get edits() {
      return result.current;
    },
    words: () => wordsOf(result.current.state.pages[0]),
    apart: () => pagesApart(result.current.state),
    take: (...words: readonly string[]) =>
      act(() => result.current.dispatch({ type: 'take', pages: new Map([[1, says(...words)]]) })),
    settle: (stays: 'mine' | 'theirs') =>
      act(() => result.current.dispatch({ type: 'settle', page: 1, stays })),
    unmount,
  };
};
const later = () => act(() => vi.advanceTimersByTimeAsync(5000));
async function bothWith(...words: readonly string[]) {
  if (words.length > 0) server.set(1, { items: says(...words), edit: 'begun' });
  return [start(), start()] as const;
}

describe('two devices that write one page', () => {
  it('have it put together where they changed different lines, and taking back leaves what the other wrote', async () => {
    const [one, other] = await bothWith('a', 'b');
    one.take('A', 'b');
    await later();
    act(() => other.edits.dispatch({ type: 'choose', index: 1 }));
    other.take('a', 'B', 'c');
    await later();
    expect(stored()).toEqual(['A', 'B', 'c']);
    expect([other.words(), other.apart(), other.edits.state.met.get(1)?.state]).toEqual([
      ['A', 'B', 'c'],
      [],
      'merged',
    ]);
    act(() => other.edits.dispatch({ type: 'undo' }));
    await later();
    expect(stored()).toEqual(['A', 'B', 'c']);
    expect(other.edits.save).toEqual({ state: 'saved' });
  });

  it.each([
    [['a', 'B', 'c'], 1],
    [['a', 'c'], 1],
    [['a', 'b'], 1],
    [['new', 'a', 'b', 'c'], 2],
  ] as const)('leave a line chosen where the other made %j of them', async (made, chosen) => {
    const [one, other] = await bothWith('a', 'b', 'c');
    one.take(...made);
    await later();
    other.take('a', 'b', 'c', 'd');
    act(() => other.edits.dispatch({ type: 'choose', index: 1 }));
    await later();
    expect([other.words(), other.edits.state.chosen]).toEqual([[...made, 'd'], chosen]);
  });

  it('are told where they changed the same line: both stay until one is chosen', async () => {
    const [one, other] = await bothWith('a');
    one.take('mine');
    await later();
    other.take('yours');
    await later();
    expect([stored(), other.words(), other.apart()]).toEqual([['mine'], ['yours'], [1]]);
    expect(wordsOf(other.edits.state.met.get(1)?.theirs)).toEqual(['mine']);
    expect(other.edits.save).toEqual({ state: 'unsaved', problem: undefined });
    // It is written on meanwhile, and other pages are stored.
    other.take('yours, still');
    act(() => other.edits.dispatch({ type: 'take', pages: new Map([[2, says('second')]]) }));
    await later();
    expect([stored(), wordsOf(server.get(2)?.items)]).toEqual([['mine'], ['second']]);
    other.settle('mine');
    await later();
    expect([stored(), other.apart(), other.edits.save.state]).toEqual([['yours, still'], [], 'saved']);
    // The first learns of it with its next word.
    one.take('mine again');
    await later();
    expect(one.apart()).toEqual([1]);
    one.settle('theirs');
    await later();
    expect([one.words(), stored(), one.edits.save.state]).toEqual([
      ['yours, still'],
      ['yours, still'],
      'saved',
    ]);
    act(() => one.edits.dispatch({ type: 'undo' }));
    await later();
    expect(stored()).toEqual(['mine again']);
  });

  it('are told what was typed without a network, and nothing of it is lost by closing', async () => {
    const [one, other] = await bothWith('a');
    isOffline = true;
    other.take('yours');
    await later();
    other.unmount();
    isOffline = false;
    one.take('mine');
    await later();
    const again = start();
    expect([again.words(), again.apart()]).toEqual([['yours'], [1]]);
    again.unmount();
    await later();
    const third = start();
    expect([third.words(), third.apart(), stored()]).toEqual([['yours'], [1], ['mine']]);
    third.settle('mine');
    await later();
    expect(stored()).toEqual(['yours']);
    expect(localStorage).toHaveLength(0);
  });

  it('have late lines put among those that were stored meanwhile', async () => {
    const [one, other] = await bothWith('a', 'b');
    isOffline = true;
    other.take('a', 'B');
    await later();
    other.unmount();
    isOffline = false;
    one.take('A', 'b');
    await later();
    const again = start();
    expect(again.words()).toEqual(['A', 'B']);
    await later();
    expect([stored(), again.edits.save.state]).toEqual([['A', 'B'], 'saved']);
  });

  it('are told where a page was taken back to what readers have', async () => {
    const published = [says('published')];
    server.set(1, { items: says('draft'), edit: 'begun' });
    const [one, other] = [start(published), start(published)];
    one.take('published');
    await later();
    expect(server.size).toBe(0);
    other.take('mine');
    await later();
    expect([other.apart(), wordsOf(other.edits.state.met.get(1)?.theirs)]).toEqual([[1], ['published']]);
    other.settle('mine');
    await later();
    expect(stored()).toEqual(['mine']);
    // Nor is what was written meanwhile taken back in silence.
    one.take('first');
    await later();
    one.settle('mine');
    await later();
    other.take('published');
    await later();
    expect([other.apart(), stored()]).toEqual([[1], ['first']]);
  });

  it('lose nothing where an answer is lost', async () => {
    const [one] = await bothWith('a');
    save.mockImplementationOnce(async (...write) => {
      await store(...write);
      throw new SendingError({ code: 'offline' }, undefined);
    });
    one.take('b');
    await later();
    expect([stored(), one.edits.save.state]).toEqual([['b'], 'unsaved']);
    one.take('c');
    await later();
    expect([stored(), one.apart(), one.edits.save.state]).toEqual([['c'], [], 'saved']);
  });

  it.each(['before', 'after'])(
    'take no write of their own for another one: it arrives %s the text is opened once more',
    async (when) => {
      const [one] = await bothWith('a');
      let arrive = async () => {};
      save.mockImplementationOnce((...write) => {
        arrive = () => store(...write);
        // Nobody hears of it: the tab is gone.
        return new Promise(() => {});
      });
      one.take('a', 'Hel');
      await later();
      one.take('a', 'Hello');
      one.unmount();
      if (when === 'before') await arrive();
      const again = start();
      expect([again.words(), again.apart()]).toEqual([['a', 'Hello'], []]);
      if (when === 'after') await arrive();
      again.take('a', 'Hello, you');
      await later();
      expect([stored(), again.apart(), again.edits.save.state]).toEqual([['a', 'Hello, you'], [], 'saved']);
      expect(localStorage).toHaveLength(0);
    },
  );

  it('go on with what an editor stores that was closed', async () => {
    const [one] = await bothWith('a');
    one.take('Hel');
    await later();
    let arrive = () => {};
    save.mockImplementationOnce(async (...write) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await store(...write);
    });
    one.take('Hello');
    one.unmount();
    const again = start();
    arrive();
    again.take('Hello, you');
    await later();
    expect([stored(), again.apart(), again.edits.save.state]).toEqual([['Hello, you'], [], 'saved']);
    expect(localStorage).toHaveLength(0);
  });

  it('need not choose between what is the same', async () => {
    const [one, other] = await bothWith('a');
    one.take('b');
    await later();
    other.take('b');
    await later();
    expect([other.apart(), other.edits.save.state, other.edits.state.met.get(1)?.state]).toEqual([
      [],
      'saved',
      'settled',
    ]);
  });

  it('end with every line that either wrote and neither removed', async () => {
    const writing = fc.array(
      fc.tuple(fc.boolean(), fc.nat({ max: 5 }), fc.constantFrom('add', 'change', 'wait')),
      {
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(writing, async (steps) => {
        cleanup();
        localStorage.clear();
        server = new Map([[1, { items: says('a', 'b', 'c'), edit: 'begun' }]]);
        const devices = [start(), start()];
        const written = new Set<string>();
        for (const [index, [isFirst, at, does]] of steps.entries()) {
          const device = devices[isFirst ? 0 : 1];
          if (!device) continue;
          const words = device.words();
          // Only lines of their own are changed: what both change is theirs to choose.
          const own = words[at]?.startsWith(isFirst ? 'one' : 'other');
          if (does === 'wait') await later();
          else if (does === 'add' || own) {
            const line = `${isFirst ? 'one' : 'other'} ${index}`;
            if (does === 'change') written.delete(words[at] ?? '');
            written.add(line);
            device.take(...words.toSpliced(at, does === 'add' ? 0 : 1, line));
          }
        }
        await later();
        await later();
        expect(devices.flatMap((device) => device.apart())).toEqual([]);
        expect(new Set(stored())).toEqual(new Set(['a', 'b', 'c', ...written]));
      }),
      { numRuns: 60 },
    );
  });
});
