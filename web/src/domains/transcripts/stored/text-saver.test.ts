import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import type { Items } from '../edit-text.ts';
import { SAVE_AFTER_MS, TextSaver } from './text-saver.ts';

const says = (words: string): Items => [{ kind: 'speech', words }];
const refused = (code: 'offline' | 'moved-on') => new SendingError({ code }, undefined);

const store = vi.fn<(page: number, items: Items) => Promise<boolean>>();
let kept: readonly number[];
beforeEach(() => {
  vi.useFakeTimers();
  kept = [];
  store.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.useRealTimers());

const saver = (
  waiting: ReadonlyMap<number, Items> = new Map(),
  isHeld: (page: number) => boolean = () => false,
) =>
  new TextSaver({
    fits: (items, page) => items[0]?.words !== 'long' && !isHeld(page),
    store,
    keep: (pages) => {
      kept = [...pages.keys()];
    },
    forget: () => {
      kept = [];
    },
    waiting,
  });
const soon = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
const stored = () => store.mock.calls.map(([page, [item]]) => `${page} ${item?.words ?? ''}`);

describe('what stores a text', () => {
  it('writes a page once, a second after the last change, and keeps it here until then', async () => {
    const text = saver();
    text.change(new Map([[1, says('W')]]));
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    text.change(new Map([[1, says('Wait')]]));
    expect([kept, text.snapshot().state]).toEqual([[1], 'typing']);
    await soon();
    expect([stored(), kept, text.snapshot().state]).toEqual([['1 Wait'], [], 'saved']);
  });

  it('writes one page at a time, and what was typed meanwhile after it', async () => {
    const answers: ((hasArrived: boolean) => void)[] = [];
    store.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const text = saver();
    text.change(
      new Map([
        [1, says('a')],
        [2, says('b')],
      ]),
    );
    await soon();
    expect(stored()).toEqual(['1 a']);
    text.change(new Map([[1, says('c')]]));
    answers[0]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([stored(), kept]).toEqual([
      ['1 a', '1 c'],
      [1, 2],
    ]);
    answers[1]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    answers[2]?.(true);
    await soon();
    expect([stored(), kept, text.snapshot().state]).toEqual([['1 a', '1 c', '2 b'], [], 'saved']);
  });

  it('keeps what did not arrive, and stores it when it is asked again', async () => {
    store.mockRejectedValueOnce(refused('offline'));
    const text = saver();
    text.change(new Map([[3, says('a')]]));
    await soon();
    expect(text.snapshot()).toEqual({ state: 'unsaved', problem: { code: 'offline' } });
    expect(kept).toEqual([3]);
    expect(await text.flush()).toBe(true);
    expect([kept, text.snapshot().state]).toEqual([[], 'saved']);
  });

  it('stores what an earlier visit left here', async () => {
    const text = saver(new Map([[2, says('a')]]));
    expect(text.snapshot().state).toBe('typing');
    await soon();
    expect([stored(), kept]).toEqual([['2 a'], []]);
  });

  it('passes over a page that does not fit', async () => {
    const text = saver();
    text.change(
      new Map([
        [1, says('long')],
        [2, says('b')],
      ]),
    );
    await soon();
    expect([stored(), kept, text.snapshot()]).toEqual([
      ['2 b'],
      [1],
      { state: 'unsaved', problem: undefined },
    ]);
    text.change(new Map([[1, says('short')]]));
    await soon();
    expect([kept, text.snapshot().state]).toEqual([[], 'saved']);
  });

  it('is asked again and again where nothing fits', async () => {
    const text = saver();
    text.change(new Map([[1, says('long')]]));
    await soon();
    expect(await text.flush()).toBe(false);
    text.change(new Map([[1, says('short')]]));
    await soon();
    expect([stored(), text.snapshot().state]).toEqual([['1 short'], 'saved']);
  });

  it('keeps a page that waits for its author, and stores the others', async () => {
    const held = new Set<number>();
    store.mockImplementationOnce(async (page) => {
      held.add(page);
      return false;
    });
    const text = saver(new Map(), (page) => held.has(page));
    text.change(
      new Map([
        [1, says('a')],
        [2, says('b')],
      ]),
    );
    await soon();
    expect([stored(), kept, text.snapshot()]).toEqual([
      ['1 a', '2 b'],
      [1],
      { state: 'unsaved', problem: undefined },
    ]);
    held.clear();
    expect(await text.flush()).toBe(true);
    expect([stored().at(-1), kept]).toEqual(['1 a', []]);
  });

  it('writes nothing more of what is no draft any more, and loses nothing', async () => {
    store.mockRejectedValueOnce(refused('moved-on'));
    const text = saver();
    text.change(new Map([[1, says('a')]]));
    await soon();
    text.change(new Map([[2, says('b')]]));
    await soon();
    expect(await text.flush()).toBe(false);
    expect([stored(), kept, text.snapshot()]).toEqual([
      ['1 a'],
      [1, 2],
      { state: 'unsaved', problem: { code: 'moved-on' } },
    ]);
    text.stop({ forgets: true });
    expect(kept).toEqual([]);
  });
});
