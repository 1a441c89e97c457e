import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../core/session/area-calls.ts';
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

/** A saver over a store that the test controls. */
function open({
  isChanged = false,
  fits = () => true,
  takes = 0,
}: {
  isChanged?: boolean;
  fits?: (content: Content) => boolean;
  takes?: number;
} = {}) {
  let [writing, most] = [0, 0];
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
      writing += 1;
      most = Math.max(most, writing);
      await held;
      if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
      writing -= 1;
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
    most: () => most,
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

describe('typed text', () => {
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

  it('from an earlier visit is stored too, if the device kept it', async () => {
    const { stored } = open({ isChanged: true });
    await pass();
    expect(stored).toEqual(['one']);
  });

  it('that was changed back counts as stored', async () => {
    const { saver, stored, kept, state } = open();
    saver.change(content('two'));
    saver.change(content('one'));
    await pass();
    expect([stored, kept.at(-1), state()]).toEqual([[], undefined, 'saved']);
  });

  it('entered during a write is stored after it', async () => {
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

  it('that could not be stored shows why, stays on the device, and is tried again', async () => {
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

  it('that does not fit is not sent', async () => {
    const { saver, stored, state } = open({ fits: ({ text }) => text.length < 10 });
    saver.change(content('far too long'));
    expect(await saver.flush()).toBe(false);
    expect([stored, state()]).toEqual([[], 'unsaved']);
  });
});

describe('text stored elsewhere', () => {
  it('is shown, unless that would lose something typed', () => {
    const { saver } = open();
    saver.adopt(content('elsewhere'));
    expect(saver.snapshot().content).toEqual(content('elsewhere'));
    saver.change(content('typed'));
    saver.adopt(content('elsewhere again'));
    expect(saver.snapshot().content).toEqual(content('typed'));
  });
});

describe('text stored from here', () => {
  it('is written one at a time, however many wait for it', async () => {
    const { saver, stored, most } = open({ takes: 50 });
    saver.change(content('two'));
    void saver.flush();
    saver.change(content('three'));
    void saver.flush();
    void saver.flush();
    await pass();
    expect([stored, most()]).toEqual([['two', 'three'], 1]);
  });

  it('does not undo a later write when it arrives late', async () => {
    const { saver } = open();
    for (const text of ['two', 'three']) {
      saver.change(content(text));
      await pass();
    }
    for (const text of ['two', 'three']) {
      saver.adopt(content(text));
      expect(saver.snapshot().content).toEqual(content('three'));
    }
    // By then the same text comes from elsewhere, like any other.
    saver.adopt(content('two'));
    expect(saver.snapshot().content).toEqual(content('two'));
  });

  it('is followed by what was stored elsewhere, and from here again', async () => {
    const { saver } = open();
    saver.change(content('two'));
    await pass();
    for (const text of ['elsewhere', 'two']) {
      saver.adopt(content(text));
      expect(saver.snapshot().content).toEqual(content(text));
    }
  });

  it('counts as stored even if its answer was lost', async () => {
    const { saver, kept, fail, state } = open();
    fail(new SendingError({ code: 'offline' }, undefined));
    saver.change(content('two'));
    await pass();
    saver.adopt(content('two'));
    expect([kept.at(-1), state()]).toEqual([undefined, 'saved']);
  });
});

describe('a draft that was submitted or deleted', () => {
  it('is no longer stored, not even when its page closes', async () => {
    const { saver, stored } = open();
    saver.change(content('two'));
    saver.stop();
    expect(await saver.flush(true)).toBe(false);
    await pass();
    expect(stored).toEqual([]);
  });

  it('is stored again when somebody types on', async () => {
    const { saver, stored } = open();
    saver.stop();
    saver.change(content('two'));
    await pass();
    expect(stored).toEqual(['two']);
  });

  it('starts no other write after the one that is running', async () => {
    const { saver, stored, hold } = open();
    const go = hold();
    saver.change(content('two'));
    await pass();
    saver.change(content('three'));
    saver.stop();
    go();
    await pass();
    await pass();
    expect(stored).toEqual(['two']);
  });
});

it('a draft can be created with nothing typed', async () => {
  const { saver, stored } = open();
  await saver.flush();
  expect(stored).toEqual([]);
  await saver.flush(true);
  expect(stored).toEqual(['one']);
});
