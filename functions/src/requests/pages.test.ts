import { describe, expect, it } from 'vitest';
import type { PageAnswer } from '../served/serving.ts';
import { pagesRequest } from './pages.ts';

const PAGE: PageAnswer = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<p>Moth Queen</p>' };

/** Sends one request; what was asked for, and what was answered. */
async function send(method: string, url = '/en/search?q=moth') {
  const asked: string[] = [];
  const answered: Record<string, unknown> = {};
  const serve = async (pathname: string, query: URLSearchParams) => {
    asked.push(`${pathname} ${query.toString()}`);
    return PAGE;
  };
  await pagesRequest(serve)(
    { method, path: '/en/search', url },
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

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is refused where it does not: %s', async (method) => {
    const { asked, answered } = await send(method);
    expect(asked).toEqual([]);
    expect(answered).toMatchObject({ code: 405, Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  });
});
