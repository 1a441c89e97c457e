import { SITE_SEARCH } from '@rawi/model/routes/served-pages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageServer } from '../serve-page.ts';

const reads: string[] = [];
const server = (read: (pageId: string) => Promise<unknown> = async () => ({ title: 'Orbit' })) =>
  pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => `https://files.test/${path}`,
    open: async () => ({ shell: '', site: { serve: async () => ({ status: 200, html: 'page' }) } }),
    read: (pageId) => {
      reads.push(pageId);
      return read(pageId);
    },
    onOutdated: () => {},
    search: async () => undefined,
    report: () => {},
    rate: { perName: 3, inAll: 5 },
  });

beforeEach(() => {
  reads.length = 0;
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

const payload = (name: string) => `/en/comic/${name}/_payload.json`;

it('of what programs read an instance makes so many answers a minute, for one visitor and in all, and says when to come back', async () => {
  const serve = server();
  const statuses = async (visitor: string, names: readonly string[]) => {
    const answers: number[] = [];
    for (const name of names) answers.push((await serve(payload(name), undefined, visitor)).status);
    return answers;
  };
  expect(await statuses('first', ['a', 'b', 'c', 'd'])).toEqual([200, 200, 200, 429]);
  // What is kept costs nothing, and is for everybody.
  expect(await statuses('first', ['a', 'b', 'c'])).toEqual([200, 200, 200]);
  expect(await statuses('second', ['a', 'd', 'e', 'f'])).toEqual([200, 200, 200, 429]);
  expect(reads).toHaveLength(5);

  const refused = await serve(payload('z'), undefined, 'third');
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '60', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
  });
  expect(await serve('/data/most-read-0123456789abcdef.json')).toMatchObject({ status: 429 });
  expect(await serve(SITE_SEARCH, new URLSearchParams('in=en'))).toMatchObject({ status: 429 });
  expect(reads).toHaveLength(5);
  // Pages are not counted: people read them.
  for (const name of ['p', 'q', 'r', 's'])
    expect(await serve(`/en/comic/${name}`, undefined, 'first')).toMatchObject({ status: 200 });

  vi.advanceTimersByTime(60_000);
  expect(await statuses('first', ['g'])).toEqual([200]);
});

it('every answer of it may be read by scripts of all sites, and no page may', async () => {
  const allowed = async (path: string) =>
    (await server()(path, new URLSearchParams())).headers['Access-Control-Allow-Origin'];
  for (const path of [payload('a'), '/data/search', '/data/none', '/en/feeds/none', '/en/opds/none'])
    expect([path, await allowed(path)]).toEqual([path, '*']);
  for (const path of ['/', '/en', '/en/comic/a', '/EN/comic/a', '/comic/a', '/en/sitemap.xml'])
    expect([path, await allowed(path)]).toEqual([path, undefined]);
});

it('the same content has the same etag, and other content another', async () => {
  const etag = async (title: string) => (await server(async () => ({ title }))(payload('a'))).headers['ETag'];
  expect(await etag('Orbit')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await etag('Orbit')).toBe(await etag('Orbit'));
  expect(await etag('Salt')).not.toBe(await etag('Orbit'));
});
