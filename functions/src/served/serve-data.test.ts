import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { dataPaths, SITE_SEARCH } from '@rawi/model/routes/served-pages';
import type { SearchAnswer, Showing } from '@rawi/model/search/answer';
import { filtersOf, type SearchRequest } from '@rawi/model/search/search-request';
import { sampleComic } from '@rawi/model/testing/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../pages/catalog-pages.ts';
import { AGES } from './ages.ts';
import { pageServer } from './serve-page.ts';
import { FIRESTORE_TIMEOUT_MS } from './with-timeout.ts';

const reads: string[] = [];
const searches: { readonly request: SearchRequest; readonly showing: Showing }[] = [];
const reports: string[] = [];
const outdated: string[] = [];
const PART = { kind: 'catalog', payload: {} };
const FOUND: SearchAnswer = {
  total: 0,
  isClose: false,
  comics: [],
  translators: [],
  values: filtersOf(() => []),
  languages: {},
  statuses: {},
  ratings: {},
};

function server({
  read = async (_pageId: string): Promise<unknown> => PART,
  isLarge = true,
  find = async (): Promise<SearchAnswer> => FOUND,
}: {
  read?: (pageId: string) => Promise<unknown>;
  isLarge?: boolean;
  find?: () => Promise<SearchAnswer>;
} = {}) {
  return pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => `https://files.test/${path}`,
    open: () => Promise.reject(new Error('no page is drawn')),
    read: (pageId) => {
      reads.push(pageId);
      return read(pageId);
    },
    onOutdated: (pageId) => void outdated.push(pageId),
    search: async (request, showing) => {
      searches.push({ request, showing });
      return isLarge ? find() : undefined;
    },
    report: (message) => void reports.push(message),
  });
}
const searched = (serve: ReturnType<typeof server>, query: string) =>
  serve(SITE_SEARCH, new URLSearchParams(query));

beforeEach(() => {
  for (const list of [reads, searches, reports, outdated]) list.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('what search reads', () => {
  it('is kept for a day under the hash of its content', async () => {
    const answer = await server()(dataPaths.catalog(3, hashOf(PART)));
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': `public, max-age=${AGES.unchanging}, immutable`,
      },
    });
    expect(JSON.parse(answer.body)).toEqual(PART);
    expect(reads).toEqual(['catalog_3']);
  });

  it('is what there is now under another hash, kept by nobody, and one read for any number of hashes', async () => {
    const serve = server();
    for (const hash of ['0', '1', '2']) {
      for (const address of [dataPaths.mostRead, dataPaths.translators]) {
        const answer = await serve(address(hash.repeat(16)));
        expect(answer).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } });
      }
    }
    expect(reads).toEqual(['mostRead', 'translators']);
  });

  it('is missing where there is none, and tried again where Firestore fails', async () => {
    const none = await server({ read: async () => undefined })(dataPaths.catalog(9, '0'.repeat(16)));
    expect(none).toMatchObject({ status: 404, body: 'null' });
    const failed = await server({ read: () => Promise.reject(new Error('unavailable')) })(
      dataPaths.catalog(9, '0'.repeat(16)),
    );
    expect(failed).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(reports).toHaveLength(1);
    expect(await server()('/data/other.json')).toMatchObject({ status: 404 });
  });
});

describe('a part of the catalogue of another version', () => {
  const part = buildCatalogPart([sampleComic('one')]) ?? expect.fail();

  it.each([PAGE_VERSION - 1, PAGE_VERSION + 1])(
    '%i is read, and kept by its hash as stored',
    async (version) => {
      const stored = { ...part, version, added: true };
      const answer = await server({ read: async () => stored })(dataPaths.catalog(3, hashOf(stored)));
      expect(JSON.parse(answer.body)).toEqual(part);
      expect(answer.headers['Cache-Control']).toMatch(/immutable/);
      expect(outdated).toEqual(version < PAGE_VERSION ? ['catalog_3'] : []);
    },
  );
});

describe('the site’s own search', () => {
  it('is asked once for all ways to write a query', async () => {
    const serve = server();
    for (const query of ['q=moon&genre=war&in=en', 'genre=war&q=moon&in=en&count=24&unknown=1']) {
      const { status, body } = await searched(serve, query);
      expect([status, JSON.parse(body)]).toEqual([200, { version: PAGE_VERSION, answer: FOUND }]);
    }
    expect(searches).toHaveLength(1);
    expect(searches[0]).toMatchObject({
      request: { text: 'moon', filters: { genre: { include: ['war'] } } },
      showing: { locale: 'en', count: 24 },
    });
  });

  it('shows no more than there is room for', async () => {
    const serve = server();
    for (const count of ['100000', '-4', 'x', 'Infinity'])
      await searched(serve, `q=moon&in=ar&count=${count}`);
    expect(searches.map(({ showing }) => showing.count)).toEqual([240, 1, 24]);
  });

  it('finds and counts what is listed for who asks, once for each wish', async () => {
    const serve = server();
    for (const query of ['', '&listed=16', '&listed=16', '&listed=12', '&listed=18', '&listed=x'])
      await searched(serve, `q=moon&in=en${query}`);
    expect(searches.map(({ showing }) => showing.upTo)).toEqual([undefined, '16', '12']);
  });

  it('that takes too long is answered as unavailable, and is asked again', async () => {
    vi.useFakeTimers();
    let isSlow = true;
    const serve = server({ find: () => (isSlow ? new Promise(() => {}) : Promise.resolve(FOUND)) });
    const answer = searched(serve, 'q=moon&in=en');
    await vi.advanceTimersByTimeAsync(FIRESTORE_TIMEOUT_MS);
    expect(await answer).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(reports).toHaveLength(1);
    isSlow = false;
    expect(await searched(serve, 'q=moon&in=en')).toMatchObject({ status: 200 });
  });

  it('does not answer without a language, nor where browsers search for themselves', async () => {
    expect(await searched(server(), 'q=moon')).toMatchObject({ status: 404 });
    expect(searches).toEqual([]);
    expect(await searched(server({ isLarge: false }), 'q=moon&in=en')).toMatchObject({ status: 404 });
  });
});
