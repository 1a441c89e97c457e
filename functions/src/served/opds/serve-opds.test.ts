import { pageIds } from '@rawi/model/page-ids';
import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import { buildOpdsComic } from '@rawi/model/pages/build-opds-pages';
import type { PageDocument } from '@rawi/model/pages/pages';
import { sampleComic } from '@rawi/model/testing/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opdsPagesOfSite } from '../../testing/opds-site.ts';
import { AGES } from '../ages.ts';
import { unlessKnown } from '../open/open-headers.ts';
import { pageServer } from '../serve-page.ts';
import { FIRESTORE_TIMEOUT_MS } from '../with-timeout.ts';

/** What a request for the catalogue is answered with, and what that costs. */

const reads: string[] = [];
const searches: string[] = [];
const reports: string[] = [];
let pages: Map<string, PageDocument>;

function server({
  read = async (pageId: string): Promise<unknown> => pages.get(pageId),
  rate = { perName: 1000, inAll: 1000 },
  searchRate = { perName: 20, inAll: 100 },
} = {}) {
  return pageServer({
    origin: 'https://rawi.test',
    open: () => Promise.reject(new Error('no page is drawn')),
    read: (pageId) => {
      reads.push(pageId);
      return read(pageId);
    },
    onOutdated: () => {},
    search: async () => undefined,
    report: (message) => void reports.push(message),
    rate,
    searchRate,
    fileUrl: (path) => `https://files.test/${path}`,
    opdsSearch: async (text, locale) => {
      searches.push(`${locale} ${text}`);
      return [buildOpdsComic(sampleComic('found')) ?? expect.fail()];
    },
  });
}

beforeEach(() => {
  pages = opdsPagesOfSite();
  for (const list of [reads, searches, reports]) list.length = 0;
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

describe('a feed', () => {
  it.each([
    ['/en/opds', undefined],
    ['/ar/opds/opensearch.xml', undefined],
    ['/en/opds/latest', 'opds_latest'],
    ['/en/opds/latest/2', 'opds_latest:2'],
    ['/en/opds/most-read', 'opds_most-read'],
    ['/en/opds/comics', 'opds_comics'],
    ['/en/opds/comics/1', 'opds_comics_1'],
    ['/en/opds/genres', 'opds_genres'],
    ['/en/opds/genre/fantasy/2', 'opds_genre_fantasy:2'],
    ['/en/opds/languages', 'opds_languages'],
    ['/en/opds/language/ar', 'opds_language_ar'],
    ['/en/opds/publishers', 'publishers'],
    ['/en/opds/publishers/2', 'publishers'],
    ['/en/opds/publisher/atlas', 'opds_publisher_atlas'],
    ['/en/opds/comic/orbit', 'comic_orbit'],
    ['/en/opds/comic/orbit/in/ar', 'comic_orbit'],
    ['/en/opds/comic/long/2', 'comic_long'],
  ])('%s is made of one document at most, and of none while it is kept', async (path, pageId) => {
    const serve = server();
    const answers = await Promise.all(
      [path, `${path}/`, path].map((each) => serve(each, new URLSearchParams('x=1'))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      status: 200,
      headers: {
        'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
        'Access-Control-Allow-Origin': '*',
        'X-Robots-Tag': 'noindex',
      },
    });
    expect(reads).toEqual(pageId === undefined ? [] : [pageId]);
    vi.advanceTimersByTime(AGES.memory * 1000 + 1);
    await serve(path);
    expect(reads).toHaveLength(pageId === undefined ? 0 : 2);
  });

  it('says of which kind it is, and is not sent again to who has it', async () => {
    for (const [path, kind] of [
      ['/en/opds/latest', 'navigation'],
      ['/en/opds/comic/orbit', 'acquisition'],
    ] as const) {
      const answer = await server()(path);
      expect(answer.headers['Content-Type']).toBe(
        `application/atom+xml;profile=opds-catalog;kind=${kind};charset=utf-8`,
      );
      expect(unlessKnown(answer, answer.headers['ETag'])).toMatchObject({ status: 304, body: '' });
    }
  });

  it.each([
    '/en/opds/nothing',
    '/en/opds/latest/3',
    '/en/opds/latest/0',
    '/en/opds/comics/9',
    '/en/opds/genre/none',
    '/en/opds/publishers/3',
    '/en/opds/publisher/none',
    '/en/opds/publisher/house-1/2',
    '/en/opds/genres/2',
    '/en/opds/comic/none',
    '/en/opds/comic/orbit/2',
    '/en/opds/comic/orbit/in/de',
    '/en/opds/comic/adults',
    '/en/opds/comic/..%2f..%2fhome',
    '/en/opds/chapter/none/page/0/800',
    '/en/opds/chapter/orbit-1-en/page/20/800',
    '/en/opds/chapter/orbit-4-en/page/0/800',
    '/en/opds/chapter/none/pdf',
    '/en/opds/chapter/orbit-3-en/pdf',
    // It is for adults, by itself or with its comic.
    '/en/opds/chapter/orbit-5-en/page/0/800',
    '/en/opds/chapter/orbit-5-en/pdf',
    '/en/opds/chapter/adults-1-en/page/0/800',
  ])('%s is not there, which a cache keeps for half a minute', async (path) => {
    const answer = await server()(path);
    expect(answer).toMatchObject({
      status: 404,
      headers: { 'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}` },
      body: '',
    });
    expect(reads.length).toBeLessThanOrEqual(2);
    expect(reports).toEqual([]);
  });

  it('of a comic leads on from a former address, and finds it in small letters', async () => {
    const serve = server();
    const moved = { status: 301, headers: { Location: 'https://rawi.test/en/opds/comic/orbit/in/ar' } };
    expect(await serve('/en/opds/comic/orbit-of-old/in/ar')).toMatchObject(moved);
    expect(await serve('/en/opds/comic/Orbit/in/ar')).toMatchObject(moved);
    expect(await serve('/EN/opds/latest')).toMatchObject({
      status: 301,
      headers: { Location: 'https://rawi.test/en/opds/latest' },
    });
  });

  it('is not there once what it shows was taken down', async () => {
    pages.set(pageIds.comic('orbit'), buildGonePage({ what: 'comic' }));
    expect(await server()('/en/opds/comic/orbit')).toMatchObject({ status: 404 });
  });

  it('streams nothing of a comic whose page is from before it said how many images chapters have', async () => {
    const page = pages.get('comic_orbit');
    if (page?.kind !== 'comic') return expect.fail();
    const { images: _, ...payload } = page.payload;
    pages.set('comic_orbit', { ...page, payload });
    const { body } = await server()('/en/opds/comic/orbit');
    expect(body).toContain('/en/opds/chapter/orbit-1-en/pdf');
    expect(body).not.toContain('opds-pse/stream');
  });

  it('that cannot be made is tried again later', async () => {
    const serve = server({ read: () => new Promise(() => {}) });
    const answer = serve('/en/opds/latest');
    await vi.advanceTimersByTimeAsync(FIRESTORE_TIMEOUT_MS);
    expect(await answer).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(reports).toEqual(['/en/opds/latest was not answered.']);
  });

  it('of a version that cannot be read is tried again later, too', async () => {
    const serve = server({ read: async () => ({ version: 1, kind: 'opdsComics', payload: {} }) });
    expect(await serve('/en/opds/latest')).toMatchObject({ status: 503 });
  });

  it('is one of so many a minute; what is kept is not counted', async () => {
    const serve = server({ rate: { perName: 2, inAll: 3 } });
    const statusOf = async (path: string) => (await serve(path, undefined, 'somebody')).status;
    expect(await statusOf('/en/opds/latest')).toBe(200);
    expect(await statusOf('/en/opds/comics')).toBe(200);
    expect(await statusOf('/en/opds/genres')).toBe(429);
    expect(await statusOf('/en/opds/chapter/orbit-1-en/page/0/800')).toBe(429);
    expect(await statusOf('/en/opds/latest')).toBe(200);
    expect(await statusOf('/en/opds/nothing')).toBe(404);
    expect(reads).toEqual(['opds_latest', 'opds_comics']);
  });
});

it('of a publisher all of whose comics are for adults is there and empty, and no list counts them', async () => {
  const answer = await server()('/en/opds/publisher/house-1');
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('<entry>');
  expect(answer.body).toContain('<opensearch:totalResults>0<');
  expect(reads).toEqual(['opds_publisher_house-1', 'publisher_house-1']);
  expect((await server()('/en/opds/publishers')).body).not.toMatch(/<content[^>]*>[^<]*\d/);
});

it('searches are limited by themselves, as each costs more than all else', async () => {
  const serve = server({ searchRate: { perName: 2, inAll: 3 } });
  const search = async (q: string, visitor: string) =>
    (await serve('/en/opds/search', new URLSearchParams({ q }), visitor)).status;
  expect([await search('salt', 'a'), await search('moth', 'a'), await search('orbit', 'a')]).toEqual([
    200, 200, 429,
  ]);
  expect(await search('salt', 'a')).toBe(200);
  expect([await search('orbit', 'b'), await search('dawn', 'b')]).toEqual([200, 429]);
  expect(searches).toHaveLength(3);
  expect(await serve('/en/opds/latest', undefined, 'a')).toMatchObject({ status: 200 });
});

describe('a page', () => {
  const at = (number: number, width: string, chapter = 'orbit-1-en') =>
    `/en/opds/chapter/${chapter}/page/${number}/${width}`;

  it.each([
    [0, '800', '1-800'],
    [19, '800', '20-800'],
    [3, '1200', '4-800'],
    [3, '1600', '4-1600'],
    [3, '3000', '4-1600'],
    [3, '100', '4-800'],
    [3, '{maxWidth}', '4-1600'],
    [3, '%7BmaxWidth%7D', '4-1600'],
    [3, '0', '4-1600'],
    [3, '-5', '4-1600'],
    [3, '9'.repeat(30), '4-1600'],
  ])('%i in the width %s is led to where its file is', async (number, width, file) => {
    expect(await server()(at(number, width))).toEqual({
      status: 302,
      headers: {
        Location: `https://files.test/public/orbit-1-en-0a/${file}.webp`,
        'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}`,
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': expect.any(String),
      },
      body: '',
    });
    expect(AGES.shared).toBeLessThanOrEqual(180);
  });

  it('may be a slice of a page', async () => {
    const serve = server();
    const files = await Promise.all(
      [0, 1, 2, 3, 11, 12].map(
        async (number) => (await serve(at(number, '800', 'orbit-2-en'))).headers['Location'],
      ),
    );
    expect(files.map((file) => file?.split('/').at(-1))).toEqual([
      '1-800.webp',
      '1.2-800.webp',
      '1.3-800.webp',
      '2-800.webp',
      '4.3-800.webp',
      undefined,
    ]);
  });

  it('costs one read with all others of its chapter, in whatever width, and its file too', async () => {
    const serve = server();
    for (let number = 0; number < 20; number += 1)
      for (const width of ['800', '1600', '{maxWidth}']) await serve(at(number, width));
    expect(await serve('/ar/opds/chapter/orbit-1-en/pdf')).toMatchObject({
      status: 302,
      headers: { Location: 'https://files.test/public/orbit-1-en-0123456789abcdef/chapter.pdf' },
    });
    expect(reads).toEqual(['chapter_orbit-1-en']);
  });

  it('is not there once its chapter was taken down, after a minute in an instance that has it', async () => {
    const serve = server();
    expect(await serve(at(0, '800'))).toMatchObject({ status: 302 });
    pages.set(pageIds.chapter('orbit-1-en'), buildGonePage({ what: 'chapter', comicId: 'orbit' }));
    vi.advanceTimersByTime(AGES.memory * 1000 + 1);
    expect(await serve(at(0, '800'))).toMatchObject({ status: 404 });
    expect(await serve('/en/opds/chapter/orbit-1-en/pdf')).toMatchObject({ status: 404 });
  });
});

describe('a search', () => {
  const search = (serve: ReturnType<typeof server>, query: string) =>
    serve('/en/opds/search', new URLSearchParams(query));

  it('is made once for all who ask the same, and for all of its parts', async () => {
    const serve = server();
    expect((await search(serve, 'q=moth')).body).toContain('/en/opds/comic/found');
    expect((await search(serve, 'q=+moth+&page=1&other=1')).status).toBe(200);
    expect((await search(serve, 'q=moth&page=2')).status).toBe(404);
    for (const page of ['0', '-1', 'x', '10', '1e9'])
      expect((await search(serve, `q=moth&page=${page}`)).status).toBe(200);
    expect(searches).toEqual(['en moth']);
    expect(reads).toEqual([]);
  });

  it('is for 200 characters at most, whatever is asked, and names what was asked as text', async () => {
    const { body } = await search(server(), `q=${encodeURIComponent('<b>&"]]>'.repeat(60))}`);
    expect(body).not.toContain('<b>');
    expect(searches[0]?.length).toBe('en '.length + 200);
  });
});
