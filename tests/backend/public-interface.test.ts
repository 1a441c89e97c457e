import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { API_RESOURCES, resourceAt } from '@rawi/model/api/api-resources';
import { Window } from 'happy-dom';
import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import type { paths } from '../support/generated/open-api-client.ts';
import { required } from '../support/running-site.ts';

/** The public interface, as a program of somebody else uses it: by a client that a generator made of its description. */

const origin = required('RAWI_SITE');
const client = createClient<paths>({ baseUrl: `${origin}/data/v1` });

/** What is there; a sentence where it is not. */
function found<T>({ data, response }: { readonly data?: T; readonly response: Response }): T {
  if (data === undefined) throw new Error(`${response.url} answers ${response.status}.`);
  return data;
}

it('a client that was generated reads a comic, its chapters and its pages', async () => {
  const { comics } = found(await client.GET('/latest'));
  const [first] = comics;
  if (!first) throw new Error('There is no comic.');
  const comic = found(await client.GET('/comics/{slug}', { params: { path: { slug: first.slug } } }));
  expect(comic.slug).toBe(first.slug);
  expect(comic.chapters.length).toBeGreaterThan(0);
  for (const { id, pageCount } of comic.chapters.slice(0, 3)) {
    const chapter = found(await client.GET('/chapters/{id}', { params: { path: { id } } }));
    expect(chapter).toMatchObject({ id, pageCount, comic: { slug: comic.slug } });
    expect(chapter.pages).toHaveLength(pageCount);
  }
  const [row] = comic.chapters;
  const chapter = found(await client.GET('/chapters/{id}', { params: { path: { id: row?.id ?? '' } } }));
  const image = chapter.pages?.[0]?.images[0]?.sources.at(-1);
  const file = await fetch(image?.url ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const { url } of [comic, chapter]) expect((await fetch(url)).status).toBe(200);
});

it('the example of the page for people runs as it is written', async () => {
  const page = await (await fetch(`${origin}/en/developers`)).text();
  const document = new new Window().DOMParser().parseFromString(
    page.replaceAll('<link ', '<i '),
    'text/html',
  );
  const code = document.querySelector('[aria-label$="JavaScript"]')?.textContent ?? '';
  expect(code).toContain(`${origin}/data/v1/latest`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  const [file = ''] = stdout.split('\n');
  expect((await fetch(file)).headers.get('content-type')).toBe('image/webp');
});

it('every address that an answer names answers, with what is promised', async () => {
  const seen = new Set<string>();
  const waiting = API_RESOURCES.filter(({ path }) => !path.includes('{')).map(
    ({ path }) => `${origin}/data/v1${path}`,
  );
  const kinds = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { resource } = resourceAt(new URL(next).pathname.replace('/data/v1', '')) ?? {};
    // Of each kind a few: the catalogue has hundreds of chapters.
    if (
      !resource ||
      seen.has(next) ||
      [...seen].filter((each) => each.startsWith(`${resource.path} `)).length >= 4
    )
      continue;
    seen.add(next);
    seen.add(`${resource.path} ${next}`);
    const response = await fetch(next);
    const said: unknown = await response.json();
    expect([next, response.status]).toEqual([next, 200]);
    expect([next, resource.schema.safeParse(said).error]).toEqual([next, undefined]);
    kinds.add(resource.path);
    waiting.push(
      ...[...JSON.stringify(said).matchAll(/"(?:href|older|newer|all)":"([^"]*)"/g)].map(
        ([, href = '']) => href,
      ),
    );
  }
  expect(kinds.size).toBeGreaterThanOrEqual(9);
});

describe('what scripts of every site may read', () => {
  const OPEN = [
    '/data/v1/latest',
    '/data/v1/openapi.json',
    '/data/v1/none',
    '/en/_payload.json',
    '/ar/comics/_payload.json',
    '/data/search?q=a',
  ];
  it.each(OPEN)('%s says so, and tells who has it that it is as it was', async (path) => {
    const response = await fetch(origin + path, { headers: { origin: 'https://elsewhere.test' } });
    await response.arrayBuffer();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
    const etag = response.headers.get('etag');
    if (response.status !== 200 || etag === null) return;
    const again = await fetch(origin + path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('a browser may ask first', async () => {
    const response = await fetch(`${origin}/data/v1/latest`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.test',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    '/',
    '/en',
    '/en/comics',
    '/en/account',
    '/worker.js',
    '/en/sitemap.xml',
    '/api/account',
    '/api/visitor',
    '/api/community',
    '/api/translators',
    '/api/review',
    '/api/unsubscribe',
    '/api/mail-events',
    '/api/report',
    '/api/view',
    '/api/files/staging/a/b/c',
  ])('is not %s', async (path) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const response = await fetch(origin + path, {
        method,
        headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
      });
      await response.arrayBuffer();
      expect([method, response.headers.get('access-control-allow-origin')]).toEqual([method, null]);
    }
  });
});
