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

const api = (name: string) => `/data/v1/comics/${name}`;

it('of what is there for programs an instance makes so many answers a minute, for one visitor and in all, and says when to come back', async () => {
  const serve = server(async () => undefined);
  const refusals = async (visitor: string | undefined, names: readonly string[]) => {
    const answers: boolean[] = [];
    for (const name of names) answers.push((await serve(api(name), undefined, visitor)).status === 429);
    return answers;
  };
  expect(await refusals('first', ['a', 'b', 'c', 'd'])).toEqual([false, false, false, true]);
  // What is kept costs nothing, and is for everybody.
  expect(await refusals('first', ['a', 'b', 'c'])).toEqual([false, false, false]);
  expect(await refusals('second', ['a', 'd', 'e', 'f'])).toEqual([false, false, false, true]);
  const before = reads.length;

  const refused = await serve(api('z'), undefined, 'third');
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '60', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
  });
  expect(await serve('/en/embed/comic/a', undefined, 'third')).toMatchObject({ status: 429 });
  const asked = new URLSearchParams({ url: 'https://rawi.test/en/comic/a' });
  expect(await serve('/oembed', asked, 'third')).toMatchObject({ status: 429 });
  expect(await serve('/en/feeds/blog.atom', undefined, 'third')).toMatchObject({ status: 429 });
  expect(await serve('/en/opds/latest', undefined, 'third')).toMatchObject({ status: 429 });
  expect(reads).toHaveLength(before);
  // Nothing that the app reads is counted: no program takes it from people.
  for (const path of [
    '/en/comic/p',
    payload('q'),
    '/data/most-read-0123456789abcdef.json',
    SITE_SEARCH,
  ] as const)
    expect((await serve(path, new URLSearchParams('in=en'), 'first')).status).not.toBe(429);

  vi.advanceTimersByTime(60_000);
  expect(await refusals('first', ['g'])).toEqual([false]);
});

it('who cannot be told from others has no limit of their own, but that of all', async () => {
  const serve = server();
  const refused: boolean[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) refused.push((await serve(api(name))).status === 429);
  expect(refused).toEqual([false, false, false, false, false, true]);
});

it('every answer of it may be read by scripts of all sites, and no page may', async () => {
  const allowed = async (path: string) =>
    (await server()(path, new URLSearchParams())).headers['Access-Control-Allow-Origin'];
  for (const path of [payload('a'), '/data/search', '/data/none', '/en/feeds/none', '/en/opds/none'])
    expect([path, await allowed(path)]).toEqual([path, '*']);
  const ofPeople = ['/en/reader/a/_payload.json', '/ar/list/a/_payload.json'];
  for (const path of [
    ...ofPeople,
    '/',
    '/en',
    '/en/comic/a',
    '/EN/comic/a',
    '/comic/a',
    '/comic/feeds',
    '/blog/feeds',
    '/en/sitemap.xml',
  ])
    expect([path, await allowed(path)]).toEqual([path, undefined]);
});

it('the same content has the same etag, and other content another', async () => {
  const etag = async (title: string) => (await server(async () => ({ title }))(payload('a'))).headers['ETag'];
  expect(await etag('Orbit')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await etag('Orbit')).toBe(await etag('Orbit'));
  expect(await etag('Salt')).not.toBe(await etag('Orbit'));
});
