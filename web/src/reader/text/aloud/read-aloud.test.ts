import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AloudState, readAloud } from './read-aloud.ts';
import type { Speech, Voice } from './speech.ts';

const LOCAL: Voice = { name: 'Maged', voiceURI: 'maged', lang: 'ar_SA', localService: true };
const REMOTE: Voice = { name: 'Cloud', voiceURI: 'cloud', lang: 'ar-EG', localService: false };
const ENGLISH: Voice = { name: 'Alice', voiceURI: 'alice', lang: 'en-GB', localService: true };

/** A browser that speaks when it is told to, so that a test sees each step. */
function stubSpeech(voices: Voice[]) {
  const spoken: { text: string; voice: string; end: () => void; error: () => void }[] = [];
  const listeners = new Set<() => void>();
  let cancels = 0;
  const speech: Speech = {
    voices: () => voices,
    onVoices(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak: ({ text, voice }, { end, error }) => {
      spoken.push({ text, voice: voice.name, end, error });
    },
    cancel: () => {
      cancels += 1;
    },
  };
  return {
    speech,
    spoken,
    last: () => spoken.at(-1),
    bring: (...come: Voice[]) => {
      voices.push(...come);
      for (const listener of listeners) listener();
    },
    cancels: () => cancels,
  };
}

function reading(voices: Voice[], more: Partial<Parameters<typeof readAloud>[0]> = {}) {
  const stub = stubSpeech(voices);
  const states: AloudState[] = [];
  const onEnd = vi.fn();
  const aloud = readAloud({
    speech: stub.speech,
    items: ['واحد', 'اثنان'],
    language: 'ar',
    voice: undefined,
    rate: 1,
    mayLeave: false,
    onState: (state) => states.push(state),
    onEnd,
    ...more,
  });
  return { ...stub, aloud, onEnd, state: () => states.at(-1) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reading aloud', () => {
  it('speaks item after item with a voice of the device, and says when all were spoken', () => {
    const { aloud, spoken, last, state, onEnd } = reading([ENGLISH, REMOTE, LOCAL]);
    aloud.start(0);
    expect(state()).toEqual({ status: 'speaking', item: 0 });
    last()?.end();
    expect(state()).toEqual({ status: 'speaking', item: 1 });
    expect(onEnd).not.toHaveBeenCalled();
    last()?.end();
    expect(spoken.map(({ text, voice }) => [text, voice])).toEqual([
      ['واحد', 'Maged'],
      ['اثنان', 'Maged'],
    ]);
    expect(state()).toEqual({ status: 'idle', item: 0 });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('speaks a long item in parts, and stays at it', () => {
    const long = `${'a'.repeat(150)}. ${'b'.repeat(150)}.`;
    const { aloud, spoken, last, state } = reading([LOCAL], { items: [long, 'b'] });
    aloud.start(0);
    last()?.end();
    expect(spoken).toHaveLength(2);
    expect(state()).toEqual({ status: 'speaking', item: 0 });
  });

  it('goes on at the item where it was paused, and what ends late changes nothing', () => {
    const { aloud, spoken, last, state, cancels } = reading([LOCAL]);
    aloud.start(0);
    last()?.end();
    const late = last();
    const before = cancels();
    aloud.pause();
    expect(cancels()).toBe(before + 1);
    late?.end();
    late?.error();
    expect(state()).toEqual({ status: 'paused', item: 1 });
    aloud.start(1);
    expect(spoken.at(-1)?.text).toBe('اثنان');
    aloud.stop();
    expect(state()).toEqual({ status: 'idle', item: 0 });
  });

  it('gives a remote voice less at a time where it speaks slowly: a browser cuts it off after a quarter of a minute', () => {
    const words = 'a '.repeat(100);
    const { aloud, spoken } = reading([REMOTE], { items: [words], mayLeave: true, rate: 0.5 });
    aloud.start(0);
    expect(spoken[0]?.text.length).toBeLessThanOrEqual(65);
  });

  it('takes the voice that was chosen', () => {
    const { aloud, last } = reading([LOCAL, { ...LOCAL, name: 'Laila', voiceURI: 'laila' }], {
      voice: 'laila',
    });
    aloud.start(0);
    expect(last()?.voice).toBe('Laila');
  });
});

describe('voices', () => {
  it('that come late are waited for', () => {
    const late = reading([]);
    const { aloud, state, spoken } = late;
    aloud.start(1);
    expect(state()).toEqual({ status: 'waiting', item: 1 });
    late.bring(LOCAL);
    expect(spoken.map(({ text }) => text)).toEqual(['اثنان']);
    vi.runAllTimers();
    expect(state()?.problem).not.toBe('no-voices');
  });

  it('that never come are a problem of their own, and none of the language another', () => {
    const none = reading([]);
    none.aloud.start(0);
    vi.runAllTimers();
    expect(none.state()).toEqual({ status: 'idle', item: 0, problem: 'no-voices' });
    const other = reading([ENGLISH]);
    other.aloud.start(0);
    expect(other.state()).toEqual({ status: 'idle', item: 0, problem: 'no-voice-of-language' });
    expect(other.spoken).toEqual([]);
  });

  it('that send the text away are asked about first', () => {
    const asking = reading([REMOTE]);
    asking.aloud.start(1);
    expect(asking.state()).toEqual({ status: 'asking', item: 1 });
    expect(asking.spoken).toEqual([]);
    const agreed = reading([REMOTE], { mayLeave: true });
    agreed.aloud.start(1);
    expect(agreed.last()?.voice).toBe('Cloud');
  });

  it('that fail end the reading where it was', () => {
    const { aloud, last, state } = reading([LOCAL]);
    aloud.start(0);
    last()?.end();
    last()?.error();
    expect(state()).toEqual({ status: 'idle', item: 1, problem: 'failed' });
  });

  it('that hang once are passed over, and twice in a row are a problem', () => {
    const { aloud, spoken, state } = reading([LOCAL], { items: ['a', 'b', 'c'] });
    aloud.start(0);
    vi.advanceTimersByTime(10_000);
    expect(spoken.map(({ text }) => text)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(10_000);
    expect(state()).toEqual({ status: 'idle', item: 1, problem: 'hung' });
    vi.runAllTimers();
    expect(spoken).toHaveLength(2);
  });
});
