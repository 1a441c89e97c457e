import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comicPayload } from '../testing/fixtures.ts';

/** The network and the device's store, as far as `pages.ts` knows them. */
const network = { answer: (_path: string): unknown => undefined, reads: 0 };
const kept = new Map<string, { document: unknown; keptAt: number }>();

vi.mock('../lib/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../lib/firestore-lite.ts', () => ({
  readDocument: async (path: string) => {
    network.reads += 1;
    return network.answer(path);
  },
}));
vi.mock('./kept-pages.ts', () => ({
  keptPage: async (id: string) => kept.get(id),
  keepPage: async (id: string, page: { document: unknown; keptAt: number }) => void kept.set(id, page),
}));

const { forgetPages, readComicPage } = await import('./pages.ts');

const payload = comicPayload(1);
const page = { version: 1, kind: 'comic', payload };
const lost = () => {
  throw new Error('The network is gone.');
};

beforeEach(() => {
  forgetPages();
  kept.clear();
  network.reads = 0;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('reading a page', () => {
  it('costs one read, and none while it is fresh', async () => {
    network.answer = (path) => (path === 'pages/comic_orbit' ? page : undefined);
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(network.reads).toBe(1);
  });

  it('asks again after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    network.answer = () => page;
    await readComicPage('orbit');
    vi.setSystemTime(Date.now() + 5 * 60 * 1000 + 1);
    await readComicPage('orbit');
    expect(network.reads).toBe(2);
  });

  it('shows the kept copy with its time when the network fails', async () => {
    kept.set('comic_orbit', { document: page, keptAt: 1234 });
    network.answer = lost;
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload, keptAt: 1234 });
  });

  it('keeps what the network answered', async () => {
    network.answer = () => page;
    await readComicPage('orbit');
    expect(kept.get('comic_orbit')?.document).toEqual(page);
  });

  it('is unavailable without network and copy', async () => {
    network.answer = lost;
    expect(await readComicPage('orbit')).toEqual({ state: 'unavailable' });
  });

  it('tries the network again after a failure', async () => {
    network.answer = lost;
    await readComicPage('orbit');
    network.answer = () => page;
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
  });

  it('does not take the first page of a slow network for a lost one', async () => {
    vi.useFakeTimers();
    let answer: ((page: unknown) => void) | undefined;
    network.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const read = readComicPage('orbit');
    await vi.advanceTimersByTimeAsync(60_000);
    answer?.(page);
    expect(await read).toEqual({ state: 'ready', payload });
  });

  it('shows the kept copy when the network takes too long', async () => {
    vi.useFakeTimers();
    kept.set('comic_orbit', { document: page, keptAt: 99 });
    network.answer = () => new Promise(() => {});
    const read = readComicPage('orbit');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await read).toEqual({ state: 'ready', payload, keptAt: 99 });
  });

  it.each([
    ['no document', undefined, { state: 'missing' }],
    ['a page of another kind', { version: 1, kind: 'home', payload: {} }, { state: 'missing' }],
    [
      'a redirect',
      { version: 1, kind: 'redirect', payload: { slug: 'new' } },
      { state: 'moved', slug: 'new' },
    ],
    ['another version', { version: 2, kind: 'comic', payload }, { state: 'outdated' }],
  ])('%s', async (_, document, result) => {
    network.answer = () => document;
    expect(await readComicPage('orbit')).toEqual(result);
  });
});
