import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { comicPayload } from '../../testing/fixtures.ts';
import type * as Pages from './pages.ts';

/** Stand-ins for the network and the device's store, as `pages.ts` uses them. */
const network = { answer: (_path: string): unknown => undefined, reads: 0 };
const kept = new Map<string, { document: unknown; keptAt: number }>();
const device = { isSilent: false };

vi.mock('../firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../firebase/firestore-lite.ts', () => ({
  readDocument: async (path: string) => {
    network.reads += 1;
    return network.answer(path);
  },
}));
vi.mock('./kept-pages.ts', () => ({
  readKeptPage: (id: string) => (device.isSilent ? new Promise(() => {}) : Promise.resolve(kept.get(id))),
  keepPage: async (id: string, page: { document: unknown; keptAt: number }) => void kept.set(id, page),
  dropPage: async (id: string) => void kept.delete(id),
}));

let readComicPage: (typeof Pages)['readComicPage'];

const payload = comicPayload(1);
const page = { version: PAGE_VERSION, kind: 'comic', payload };
const lost = () => {
  throw new Error('The network is gone.');
};

beforeEach(async () => {
  // Resets the modules, so that the tab has read nothing yet.
  vi.resetModules();
  ({ readComicPage } = await import('./pages.ts'));
  kept.clear();
  device.isSilent = false;
  network.reads = 0;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that is shown; any other fails the test. */
function ready<K extends 'home' | 'comic' | 'chapter'>(read: Pages.PageRead<K>) {
  if (read.state !== 'ready') throw new Error(`The page is ${read.state}.`);
  return read;
}

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
    await ready(await readComicPage('orbit')).refresh;
    expect(network.reads).toBe(2);
  });

  it('shows the kept copy at once, and reads from the network in parallel', async () => {
    kept.set('comic_orbit', { document: page, keptAt: 1234 });
    let answer: ((page: unknown) => void) | undefined;
    network.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { refresh, ...shown } = ready(await readComicPage('orbit'));
    expect(shown).toEqual({ state: 'ready', payload, keptAt: 1234 });
    await eventually(() => expect(answer).toBeDefined());
    answer?.(page);
    expect(await refresh).toBe('same');
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(network.reads).toBe(1);
  });

  it('asks the network while the device looks for its copy, and shows whichever comes first', async () => {
    device.isSilent = true;
    network.answer = () => page;
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(network.reads).toBe(1);
  });

  it('reports that the network has a newer one, and returns it the next time', async () => {
    const newer = comicPayload(2);
    kept.set('comic_orbit', { document: page, keptAt: 1234 });
    network.answer = () => ({ ...page, payload: newer });
    expect(await ready(await readComicPage('orbit')).refresh).toBe('changed');
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload: newer });
  });

  it('reports that the network failed, and asks again the next time', async () => {
    kept.set('comic_orbit', { document: page, keptAt: 1234 });
    network.answer = lost;
    expect(await ready(await readComicPage('orbit')).refresh).toBe('failed');
    network.answer = () => page;
    expect(await ready(await readComicPage('orbit')).refresh).toBe('same');
  });

  it('does not ask without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    kept.set('comic_orbit', { document: page, keptAt: 1234 });
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload, keptAt: 1234 });
    expect(network.reads).toBe(0);
  });

  it('forgets the copy of a page that is gone', async () => {
    kept.set('comic_orbit', { document: page, keptAt: 1234 });
    network.answer = () => undefined;
    expect(await ready(await readComicPage('orbit')).refresh).toBe('changed');
    expect(await readComicPage('orbit')).toEqual({ state: 'missing' });
    expect(kept.has('comic_orbit')).toBe(false);
  });

  it.each([PAGE_VERSION - 1, PAGE_VERSION + 1])('reads a copy of version %i', async (version) => {
    kept.set('comic_orbit', { document: { version, kind: 'comic', payload }, keptAt: 1234 });
    network.answer = lost;
    expect(ready(await readComicPage('orbit'))).toMatchObject({ payload, keptAt: 1234 });
  });

  it.each([
    ['one that cannot be read', { version: PAGE_VERSION + 1, kind: 'comic', payload: {} }],
    ['a redirect', { version: PAGE_VERSION, kind: 'redirect', payload: { slug: 'new' } }],
  ])('asks the network before it believes a copy: %s', async (_, document) => {
    kept.set('comic_orbit', { document, keptAt: 1234 });
    network.answer = () => page;
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
  });

  it('costs one read when several ask at once', async () => {
    network.answer = () => page;
    await Promise.all([readComicPage('orbit'), readComicPage('orbit')]);
    expect(network.reads).toBe(1);
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

  it('does not take the first answer of a slow network for a lost one', async () => {
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

  it.each([
    ['no document', undefined, { state: 'missing' }],
    ['a page of another kind', { version: PAGE_VERSION, kind: 'home', payload: {} }, { state: 'missing' }],
    [
      'a redirect',
      { version: PAGE_VERSION, kind: 'redirect', payload: { slug: 'new' } },
      { state: 'moved', slug: 'new' },
    ],
    [
      'an earlier version',
      { version: PAGE_VERSION - 1, kind: 'comic', payload },
      { state: 'ready', payload },
    ],
    ['a newer version', { version: PAGE_VERSION + 1, kind: 'comic', payload }, { state: 'ready', payload }],
    [
      'an earlier version that cannot be read',
      { version: PAGE_VERSION - 1, kind: 'comic', payload: {} },
      { state: 'unavailable' },
    ],
    [
      'a newer version that cannot be read',
      { version: PAGE_VERSION + 1, kind: 'comic', payload: {} },
      { state: 'outdated' },
    ],
  ])('%s', async (_, document, result) => {
    network.answer = () => document;
    expect(await readComicPage('orbit')).toEqual(result);
  });
});

describe('in a built site', () => {
  const answers = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
    vi.fn<typeof fetch>(
      async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }),
    );
  beforeEach(() => {
    vi.stubEnv('DEV', false);
    history.replaceState(null, '', '/ar/comics');
    network.answer = () => page;
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
  });

  it('the payload answers, and nothing is billed', async () => {
    const asked = answers(200, page);
    vi.stubGlobal('fetch', asked);
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/ar/comic/orbit/_payload.json']);
    expect(network.reads).toBe(0);
    expect(kept.get('comic_orbit')?.document).toEqual(page);
  });

  it('a page without a payload is missing, and its copy is deleted', async () => {
    vi.stubGlobal('fetch', answers(404, null));
    expect(await readComicPage('orbit')).toEqual({ state: 'missing' });
    expect(network.reads).toBe(0);
  });

  it.each([
    ['no payload but a page', () => answers(200, 'page', 'text/html')],
    ['a failure', () => answers(503, null)],
    [
      'half an answer',
      () =>
        vi.fn<typeof fetch>(
          async () => new Response('{', { headers: { 'content-type': 'application/json' } }),
        ),
    ],
    [
      'nothing at all',
      () => vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])('Firestore is asked where the answer is %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer());
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(network.reads).toBe(1);
  });

  it('the document that the page was served with is shown without a request, and kept', async () => {
    const asked = answers(200, page);
    vi.stubGlobal('fetch', asked);
    const inlined = document.createElement('script');
    inlined.type = 'application/json';
    inlined.dataset['page'] = 'comic_orbit';
    inlined.text = JSON.stringify(page);
    document.head.append(inlined);
    expect(await readComicPage('orbit')).toEqual({ state: 'ready', payload });
    expect(asked).not.toHaveBeenCalled();
    expect(network.reads).toBe(0);
    expect(kept.get('comic_orbit')?.document).toEqual(page);
  });

  it('a page that was taken from readers says so, without a read, and its copy is deleted', async () => {
    const gone = { version: PAGE_VERSION, kind: 'gone', payload: { what: 'comic' } };
    kept.set('comic_orbit', { document: page, keptAt: 1 });
    vi.stubGlobal('fetch', answers(410, gone));
    const { refresh } = ready(await readComicPage('orbit'));
    expect(await refresh).toBe('changed');
    expect(await readComicPage('orbit')).toEqual({ state: 'missing', gone: { what: 'comic' } });
    expect(network.reads).toBe(0);
    expect(kept.size).toBe(0);
  });

  it('a page that was served as gone is gone, without a request, and its copy is deleted', async () => {
    const asked = answers(200, page);
    vi.stubGlobal('fetch', asked);
    kept.set('comic_orbit', { document: page, keptAt: 1 });
    const inlined = document.createElement('script');
    inlined.type = 'application/json';
    inlined.dataset['page'] = 'comic_orbit';
    inlined.text = JSON.stringify({ version: PAGE_VERSION, kind: 'gone', payload: { what: 'comic' } });
    document.head.append(inlined);
    expect(await readComicPage('orbit')).toEqual({ state: 'missing', gone: { what: 'comic' } });
    expect(asked).not.toHaveBeenCalled();
    await eventually(() => expect(kept.size).toBe(0));
  });

  it('a page that was served as missing is missing, without a request, and its copy is deleted', async () => {
    const asked = answers(200, page);
    vi.stubGlobal('fetch', asked);
    kept.set('comic_orbit', { document: page, keptAt: 1 });
    document.head.innerHTML = '<script type="application/json" data-page="comic_orbit">null</script>';
    expect(await readComicPage('orbit')).toEqual({ state: 'missing' });
    expect(asked).not.toHaveBeenCalled();
    await eventually(() => expect(kept.size).toBe(0));
  });
});
