import { describe, expect, it } from 'vitest';
import { UNKNOWN_ORIGIN } from '../callers/origin.ts';
import type { PageAnswer } from '../served/serving.ts';
import { pagesRequest } from './pages.ts';

const PAGE: PageAnswer = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<p>Moth Queen</p>' };

const ETAG = 'W/"moth"';

/** Sends one request; what was asked for, and what was answered. */
async function send(method: string, url = '/en/search?q=moth', headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const answered: Record<string, unknown> = {};
  const serve = async (pathname: string, query = new URLSearchParams(), visitor?: string) => {
    asked.push(`${pathname} ${query.toString()} ${visitor ?? ''}`.trimEnd());
    return { ...PAGE, headers: { ...PAGE.headers, ...(pathname.startsWith('/data/') && { ETag: ETAG }) } };
  };
  await pagesRequest(serve, () => ({ origin: headers['from'] ?? UNKNOWN_ORIGIN, gateway: headers['by'] }))(
    { method, path: url.replace(/\?.*$/s, ''), url, headers },
    {
      set: (name, value) => {
        answered[name] = value;
      },
      status: (code) => ({
        send: (body) => {
          Object.assign(answered, { code, body });
        },
      }),
    },
  );
  return { asked, answered };
}

describe('a request for a page', () => {
  it.each(['GET', 'HEAD'])('is answered where it reads: %s', async (method) => {
    expect(await send(method)).toEqual({
      asked: ['/en/search q=moth'],
      answered: { code: 200, 'Content-Type': 'text/html', body: PAGE.body },
    });
  });

  it.each(['//', '///', '//?q=moth', '/%', '//[?q=moth'])(
    'is read whatever its address is: %s',
    async (url) => {
      const { asked } = await send('GET', url);
      expect(asked).toEqual([url.replace('?', ' ')]);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is refused where it does not: %s', async (method) => {
    const { asked, answered } = await send(method);
    expect(asked).toEqual([]);
    expect(answered).toMatchObject({ code: 405, Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  });
});

describe('a request for what other programs read', () => {
  const DATA = '/data/search?q=moth';

  it.each(['/data/v1/comics', '/en/feeds/blog.atom', '/ar/opds/search', '/en/embed/comic/moth', '/oembed'])(
    'names who asks, for its limit: %s',
    async (path) => {
      const from = { from: '192.0.2.7', by: '192.0.2.1' };
      expect((await send('GET', `${path}?q=moth`, from)).asked).toEqual([`${path} q=moth 192.0.2.7`]);
    },
  );

  it('names nobody where all come by the same proxy, nor who reads what the app reads', async () => {
    expect((await send('GET', '/oembed?q=moth', { from: '192.0.2.7' })).asked).toEqual(['/oembed q=moth']);
    const from = { from: '192.0.2.7', by: '192.0.2.1' };
    expect((await send('GET', DATA, from)).asked).toEqual(['/data/search q=moth']);
  });

  it('may be asked for with a header of a script of any site', async () => {
    const { asked, answered } = await send('OPTIONS', DATA);
    expect(asked).toEqual([]);
    expect(answered).toMatchObject({
      code: 204,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD',
    });
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await send(method, DATA)).answered).toMatchObject({ code: 405 });
  });

  it.each([ETAG, '"moth"', `"other", ${ETAG}`, '*'])('is not sent to who has it: %s', async (known) => {
    const { answered } = await send('GET', DATA, { 'if-none-match': known });
    expect(answered).toEqual({ code: 304, ETag: ETAG, body: '' });
  });

  it.each(['W/"mot"', '', 'moth'])('is sent to who has another: %s', async (known) => {
    expect((await send('GET', DATA, { 'if-none-match': known })).answered).toMatchObject({ code: 200 });
  });

  it.each(['text/html', 'application/xml', 'image/*;q=0', ''])(
    'is what its address says, whatever is accepted: %s',
    async (accept) => {
      expect((await send('GET', DATA, { accept })).answered).toMatchObject({ code: 200, body: PAGE.body });
    },
  );
});
