// @vitest-environment happy-dom
import { LIMITS } from '@rawi/model/limits';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { filtersOf, textRequest } from '@rawi/model/search/search-request';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSearch } from './open-search.ts';

const readSearchPage = vi.hoisted(() => vi.fn());
vi.mock('../../core/pages/pages.ts', () => ({ readSearchPage, readStoredPage: vi.fn() }));

const listing = (comics: number) => ({
  state: 'ready',
  payload: { parts: [{ part: 1, hash: '0'.repeat(16), comics }] },
});
const workers: unknown[] = [];
beforeEach(() => {
  workers.length = 0;
  vi.unstubAllGlobals();
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        workers.push(this);
      }
      addEventListener() {}
      postMessage() {}
    },
  );
});

it('a small catalogue is searched in the browser, and a larger one by the site', async () => {
  const answered = {
    total: 1,
    comics: [],
    values: filtersOf(() => []),
    languages: {},
    statuses: {},
    ratings: {},
  };
  const fetching = vi.fn(
    async (_address: string) => new Response(JSON.stringify({ version: PAGE_VERSION, answer: answered })),
  );
  vi.stubGlobal('fetch', fetching);
  readSearchPage.mockResolvedValueOnce(listing(100_000));
  const large = await openSearch();
  expect(large?.isWhole).toBe(false);
  expect(workers).toHaveLength(0);
  const answer = await new Promise((resolve) =>
    large?.ask(textRequest('moon & stars'), { locale: 'ar', count: 6, upTo: '16' }, resolve),
  );
  expect(answer).toMatchObject({ state: 'answered', answer: { total: 1 }, progress: { of: 100_000 } });
  expect(fetching.mock.calls[0]?.[0]).toBe('/data/search?q=moon+%26+stars&in=ar&count=6&listed=16');

  readSearchPage.mockResolvedValueOnce(listing(LIMITS.catalogPart.inBrowser));
  expect((await openSearch())?.isWhole).toBe(true);
  expect(workers).toHaveLength(1);
});

it('an answer of the site in another version is read', async () => {
  const answer = {
    total: 0,
    isClose: false,
    comics: [],
    translators: [],
    values: filtersOf(() => []),
    languages: {},
    statuses: {},
    ratings: {},
  };
  const version = PAGE_VERSION + 1;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version, answer })));
  readSearchPage.mockResolvedValueOnce(listing(100_000));
  const large = await openSearch();
  const state = await new Promise((resolve) =>
    large?.ask(textRequest('moon'), { locale: 'en', count: 6 }, resolve),
  );
  expect(state).toMatchObject({ state: 'answered', answer });
});

it.each([
  ['not answered', () => new Response('null', { status: 503 })],
  [
    'answered in another version, which cannot be read',
    () => new Response(JSON.stringify({ version: PAGE_VERSION + 1, answer: {} })),
  ],
])('says that the site has %s', async (_what, response) => {
  vi.stubGlobal('fetch', async () => response());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  readSearchPage.mockResolvedValueOnce(listing(100_000));
  const large = await openSearch();
  const state = await new Promise((resolve) =>
    large?.ask(textRequest('moon'), { locale: 'en', count: 6 }, resolve),
  );
  expect(state).toEqual({ state: 'failed' });
});

it('search cannot be opened without the list of the catalogue', async () => {
  readSearchPage.mockResolvedValueOnce({ state: 'unavailable' });
  expect(await openSearch()).toBeUndefined();
});
