import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGES } from './ages.ts';
import type { AskedPage, DrawnPage } from './open-site.ts';
import { pageServer } from './serve-page.ts';
import { FIRESTORE_TIMEOUT_MS } from './with-timeout.ts';

const SHELL = '<html>shell</html>';
const drawn: AskedPage[] = [];
const reads: string[] = [];
const reports: string[] = [];
const outdated: string[] = [];

function server({
  read = async (_pageId: string): Promise<unknown> => ({ title: 'Orbit' }),
  draw = async (asked: AskedPage): Promise<DrawnPage> =>
    asked.document === undefined && asked.pageId !== null
      ? { status: 404, html: 'none' }
      : { status: 200, html: `page ${asked.pathname}` },
  memorySeconds = AGES.memory as number,
} = {}) {
  return pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => `https://files.test/${path}`,
    open: async () => ({
      shell: SHELL,
      site: {
        serve: (asked) => {
          drawn.push(asked);
          return draw(asked);
        },
      },
    }),
    read: (pageId) => {
      reads.push(pageId);
      return read(pageId);
    },
    onOutdated: (pageId) => void outdated.push(pageId),
    search: async () => undefined,
    memorySeconds,
    report: (message) => void reports.push(message),
  });
}

beforeEach(() => {
  for (const list of [drawn, reads, reports, outdated]) list.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('a page of another version', () => {
  const page = buildRedirectPage('orbit');
  const { payload } = page;

  it.each([
    ['an earlier one is served, and built again behind', PAGE_VERSION - 1, ['comic_one']],
    ['a newer one is served without what it has added, and left alone', PAGE_VERSION + 1, []],
    ['one of this version is served as it is', PAGE_VERSION, []],
  ])('%s', async (_, version, renewed) => {
    const serve = server({ read: async () => ({ ...page, version, payload: { ...payload, added: 1 } }) });
    const { status, body } = await serve('/en/comic/one/_payload.json');
    const expected = version === PAGE_VERSION ? { ...page, payload: { ...payload, added: 1 } } : page;
    expect([status, JSON.parse(body)]).toEqual([200, expected]);
    await serve('/en/comic/one');
    expect(drawn[0]?.document).toEqual(expected);
    expect([...new Set(outdated)]).toEqual(renewed);
    expect(reports).toEqual([]);
  });

  it('that cannot be read is tried again later: no payload, and a page that draws itself', async () => {
    const serve = server({ read: async () => ({ version: PAGE_VERSION - 1, kind: 'comic', payload: {} }) });
    expect(await serve('/en/comic/one/_payload.json')).toMatchObject({ status: 503 });
    expect(await serve('/en/comic/one')).toMatchObject({ status: 200, body: SHELL });
    expect(outdated).toEqual(['comic_one', 'comic_one']);
    expect(reports).toHaveLength(2);
  });
});

describe('a page that is served', () => {
  it('is drawn from its document, which its payload is', async () => {
    const serve = server();
    expect(await serve('/en/comic/orbit')).toMatchObject({ status: 200, body: 'page /en/comic/orbit' });
    expect(drawn).toEqual([
      {
        origin: 'https://rawi.test',
        pathname: '/en/comic/orbit',
        pageId: 'comic_orbit',
        document: { title: 'Orbit' },
      },
    ]);
    const payload = await serve('/en/comic/orbit/_payload.json');
    expect(payload.headers['Content-Type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(payload.body)).toEqual({ title: 'Orbit' });
  });

  it('costs no read where it shows no document', async () => {
    expect(await server()('/ar/terms')).toMatchObject({ status: 200 });
    expect(reads).toEqual([]);
  });

  it('is kept for a minute by its path, with and without a slash at the end', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(1_000_000);
    const serve = server();
    for (const path of ['/en/comics', '/en/comics/', '/en/comics']) await serve(path);
    await Promise.all(Array.from({ length: 20 }, () => serve('/en/comic/orbit')));
    expect(reads).toEqual(['comics', 'comic_orbit']);
    vi.advanceTimersByTime(AGES.memory * 1000 + 1);
    await serve('/en/comics');
    expect(reads).toEqual(['comics', 'comic_orbit', 'comics']);
  });

  it('is missing where its document is not there: shorter, with its own status, as its payload', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(1_000_000);
    const serve = server({ read: async () => undefined });
    expect(await serve('/en/comic/none')).toMatchObject({ status: 404, body: 'none' });
    expect(await serve('/en/comic/none/_payload.json')).toMatchObject({ status: 404, body: 'null' });
    vi.advanceTimersByTime(AGES.memoryOfMissing * 1000 + 1);
    await serve('/en/comic/none');
    expect(reads).toHaveLength(3);
  });

  it('is gone where its document says so, by one read, and no longer kept than a missing one', async () => {
    const gone = { version: PAGE_VERSION, kind: 'gone', payload: { what: 'comic' } };
    const draw = async ({ document }: { readonly document: unknown }): Promise<DrawnPage> =>
      document === undefined ? { status: 404, html: 'none' } : { status: 410, html: 'gone' };
    const serve = server({ read: async (id) => (id === 'comic_orbit' ? gone : undefined), draw });
    const caching = { 'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}` };
    expect(await serve('/ar/comic/orbit')).toMatchObject({ status: 410, body: 'gone', headers: caching });
    expect(reads).toEqual(['comic_orbit']);
    const payload = await serve('/ar/comic/orbit/_payload.json');
    expect(payload).toMatchObject({ status: 410, headers: caching });
    expect(JSON.parse(payload.body)).toEqual(gone);
    expect(await serve('/en/comic/Orbit')).toMatchObject({ status: 410 });
  });

  it('has moved where its document says so', async () => {
    const serve = server({ draw: async () => ({ status: 301, location: '/en/comic/new' }) });
    expect(await serve('/en/comic/old')).toMatchObject({
      status: 301,
      headers: { Location: 'https://rawi.test/en/comic/new' },
    });
  });
});

describe('an address as people type it', () => {
  it('with a slug in another case is looked for once more, and leads on; what is missing is kept as missing', async () => {
    const MOVED = { version: PAGE_VERSION, kind: 'redirect', payload: { slug: 'orbit' } };
    const serve = server({
      read: async (pageId) => (pageId === 'comic_orbit' ? MOVED : undefined),
      draw: async ({ document }) =>
        document === undefined ? { status: 404, html: 'none' } : { status: 301, location: '/en/comic/orbit' },
    });
    const to = 'https://rawi.test/en/comic/orbit';
    expect(await serve('/en/comic/Orbit')).toMatchObject({ status: 301, headers: { Location: to } });
    expect(JSON.parse((await serve('/en/comic/ORBIT/_payload.json')).body)).toEqual(MOVED);
    expect(reads).toEqual(['comic_Orbit', 'comic_orbit', 'comic_ORBIT', 'comic_orbit']);
    reads.length = 0;
    for (let asked = 0; asked < 3; asked += 1)
      expect(await serve('/en/comic/None')).toMatchObject({ status: 404 });
    expect(reads).toEqual(['comic_None', 'comic_none']);
  });

  it('without a language is a page of its own, without a read: caches keep it, search engines do not', async () => {
    const serve = server();
    for (const path of ['/comic/orbit', '/search', '/account/']) {
      expect(await serve(path)).toMatchObject({
        status: 200,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
          'X-Robots-Tag': 'noindex',
        },
      });
    }
    expect(drawn.map(({ pathname, pageId }) => [pathname, pageId])).toEqual([
      ['/comic/orbit', null],
      ['/search', null],
      ['/account', null],
    ]);
    expect(reads).toEqual([]);
    expect((await serve('/en/comic/orbit')).headers).not.toHaveProperty('X-Robots-Tag');
  });

  it.each([
    ['/EN', '', 'https://rawi.test/en'],
    ['/Ar/comic/Orbit', 'page=2&from=mail', 'https://rawi.test/ar/comic/Orbit?page=2&from=mail'],
    ['/AR//other.test/x', '', 'https://rawi.test/ar//other.test/x'],
  ])('%s?%s has moved to the prefix in small letters, without a read', async (path, query, to) => {
    expect(await server()(path, new URLSearchParams(query))).toMatchObject({
      status: 301,
      headers: { Location: to },
    });
    expect([...reads, ...drawn]).toEqual([]);
  });
});

describe('where a page cannot be drawn', () => {
  const failures = {
    'Firestore fails': { read: () => Promise.reject(new Error('unavailable')) },
    'drawing fails': { draw: () => Promise.reject(new Error('another version')) },
  };
  it.each(Object.entries(failures))(
    '%s: the shell draws itself, the failure is reported, and no cache keeps the answer',
    async (_, given) => {
      const answer = await server(given)('/en/comic/orbit');
      expect(answer).toMatchObject({ status: 200, body: SHELL, headers: { 'Cache-Control': 'no-store' } });
      expect(reports).toEqual(['The page /en/comic/orbit was not drawn.']);
    },
  );

  it('does not wait for Firestore longer than two seconds, and asks it again the next time', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
    const serve = server({ read: () => new Promise(() => {}) });
    const answer = serve('/en/comic/orbit');
    await vi.advanceTimersByTimeAsync(FIRESTORE_TIMEOUT_MS);
    expect(await answer).toMatchObject({ status: 200, body: SHELL });
    const payload = serve('/en/comic/orbit/_payload.json');
    await vi.advanceTimersByTimeAsync(FIRESTORE_TIMEOUT_MS);
    expect(await payload).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(reads).toHaveLength(2);
  });
});

describe('what search engines ask for', () => {
  it('a sitemap costs a read for the list of shelves, one for the publishers, and one for the articles', async () => {
    const serve = server({ read: async () => undefined });
    expect(await serve('/en/sitemap.xml')).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=0, s-maxage=3600',
      },
    });
    expect(reads).toEqual(['sitemap', 'publishers', 'blogs']);
    expect(await serve('/en/sitemap-2.xml')).toMatchObject({ status: 404, body: '' });
  });

  it('a sitemap that cannot be made is no page', async () => {
    const serve = server({ read: () => Promise.reject(new Error('unavailable')) });
    expect(await serve('/ar/sitemap.xml')).toMatchObject({ status: 503, body: '' });
  });
});

describe('what shared caches are told', () => {
  const seconds = (header: string, name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1] ?? 0);
  it.each([
    [200, AGES.memory, 300],
    [404, AGES.memoryOfMissing, 60],
    [410, AGES.memoryOfMissing, 60],
    [301, AGES.memory, 300],
  ])('together with the memory, a %d is at most so old', async (status, memory, most) => {
    const draws: Record<number, DrawnPage> = {
      200: { status: 200, html: '' },
      404: { status: 404, html: '' },
      410: { status: 410, html: '' },
      301: { status: 301, location: '/en' },
    };
    const serve = server({ draw: async () => draws[status] ?? Promise.reject(new Error('none')) });
    const caching = (await serve('/en/comic/orbit')).headers['Cache-Control'] ?? '';
    const oldest = memory + seconds(caching, 's-maxage') + seconds(caching, 'stale-while-revalidate');
    expect(seconds(caching, 's-maxage')).toBeGreaterThan(0);
    expect(oldest).toBeLessThanOrEqual(most);
    expect(caching).toContain('max-age=0');
  });
});
