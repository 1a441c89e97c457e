import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../area-calls.ts';
import { DraftSaver, SAVE_AFTER_MS } from './draft-saver.ts';

interface Content {
  readonly text: string;
}
const content = (text: string): Content => ({ text });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A saver over a store in the test's hand. */
function open({
  isChanged = false,
  fits = () => true,
}: {
  isChanged?: boolean;
  fits?: (content: Content) => boolean;
} = {}) {
  const stored: string[] = [];
  const kept: (string | undefined)[] = [];
  let failure: unknown;
  let held: Promise<void> | undefined;
  const saver = new DraftSaver<Content>({
    initial: content('one'),
    isChanged,
    isSame: (one, other) => one.text === other.text,
    fits,
    async store({ text }) {
      await held;
      if (failure !== undefined) throw failure;
      stored.push(text);
    },
    keep: (each) => kept.push(each?.text),
    now: () => new Date(0),
  });
  return {
    saver,
    stored,
    kept,
    state: () => saver.snapshot().save.state,
    fail: (error: unknown) => {
      failure = error;
    },
    hold: () => {
      let go = () => {};
      held = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
  };
}
const pass = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);

describe('what is typed', () => {
  it('is kept on the device at once, and stored a second after the last change', async () => {
    const { saver, stored, kept, state } = open();
    expect(state()).toBe('saved');
    saver.change(content('two'));
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    saver.change(content('three'));
    expect([stored, kept, state()]).toEqual([[], ['two', 'three'], 'typing']);
    await pass();
    expect([stored, kept.at(-1), state()]).toEqual([['three'], undefined, 'saved']);
  });

  it('before is stored too, where the device kept it', async () => {
    const { stored } = open({ isChanged: true });
    await pass();
    expect(stored).toEqual(['one']);
  });

  it('and taken back is stored already', async () => {
    const { saver, stored, kept, state } = open();
    saver.change(content('two'));
    saver.change(content('one'));
    await pass();
    expect([stored, kept.at(-1), state()]).toEqual([[], undefined, 'saved']);
  });

  it('while something is being stored is stored after it', async () => {
    const { saver, stored, hold, state } = open();
    saver.change(content('two'));
    const go = hold();
    await pass();
    expect(state()).toBe('saving');
    saver.change(content('three'));
    go();
    await pass();
    await pass();
    expect([stored, state()]).toEqual([['two', 'three'], 'saved']);
  });

  it('and not stored says why, stays on the device, and is tried again', async () => {
    const { saver, stored, kept, fail, state } = open();
    fail(new SendingError({ code: 'offline' }, undefined));
    saver.change(content('two'));
    await pass();
    expect(saver.snapshot().save).toEqual({ state: 'unsaved', problem: { code: 'offline' } });
    expect(kept).toEqual(['two']);
    fail(undefined);
    expect(await saver.flush()).toBe(true);
    expect([stored, state()]).toEqual([['two'], 'saved']);
  });

  it('that cannot be stored is not sent', async () => {
    const { saver, stored, state } = open({ fits: ({ text }) => text.length < 10 });
    saver.change(content('far too long'));
    expect(await saver.flush()).toBe(false);
    expect([stored, state()]).toEqual([[], 'unsaved']);
  });
});

describe('what is stored elsewhere', () => {
  it('is shown, as long as nothing typed is lost by it', () => {
    const { saver } = open();
    saver.adopt(content('elsewhere'));
    expect(saver.snapshot().content).toEqual(content('elsewhere'));
    saver.change(content('typed'));
    saver.adopt(content('elsewhere again'));
    expect(saver.snapshot().content).toEqual(content('typed'));
  });
});

it('a draft can be begun with nothing typed', async () => {
  const { saver, stored } = open();
  await saver.flush();
  expect(stored).toEqual([]);
  await saver.flush(true);
  expect(stored).toEqual(['one']);
});
