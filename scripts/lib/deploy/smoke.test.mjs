import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { SETTINGS } from './google-double.mjs';
import { smokeTest, smokeTestSoon } from './smoke.mjs';

const BUILD = '0123456789abcdef';
const BOOT = 'boot()';
const HASH = `'sha256-${createHash('sha256').update(BOOT).digest('base64')}'`;

const page = (locale) =>
  `<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta name="rawi-build" content="${BUILD}" />
   <script type="module" src="/app.js"></script></head><body><script data-locales="en">${BOOT}</script>
   <script type="application/json">{}</script></body></html>`;
const html = (body) => ({ status: 200, headers: { 'content-type': 'text/html' }, body });
const data = (value, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

const EVERYWHERE = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; script-src 'self' ${HASH}`,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** A site that is whole, by path; what is missing is answered with 404. */
const wholeSite = () => ({
  '/builds/latest.json': data({ id: BUILD }),
  ...Object.fromEntries(
    ['en', 'ar'].flatMap((locale) => [
      [`/${locale}`, html(page(locale))],
      [`/${locale}/terms`, html(page(locale))],
      [`/${locale}/_payload.json`, data({ kind: 'home' })],
    ]),
  ),
  ...Object.fromEntries(
    ['account', 'visitor', 'community', 'translators', 'review'].map((name) => [
      `/api/${name}`,
      data({ error: { status: 'INVALID_ARGUMENT' } }, 400),
    ]),
  ),
  '/api/view': { status: 405 },
  '/api/report': { status: 405 },
  '/api/unsubscribe': { status: 405 },
  '/api/mail-events': { status: 405 },
  '/api/files/none': { status: 401 },
  '/assets/none.js': { status: 404, headers: { 'cache-control': 'public, max-age=3600' } },
});

let server;
let site;
let everywhere;
let settings;
let seen;
beforeEach(async () => {
  site = wholeSite();
  everywhere = { ...EVERYWHERE };
  seen = 0;
  server = createServer((request, response) => {
    seen += 1;
    const { status, headers = {}, body = '' } = site[request.url] ?? { status: 404 };
    response.writeHead(status, { ...everywhere, ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings = { ...SETTINGS, site: `http://127.0.0.1:${server.address().port}` };
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const look = () => smokeTest(settings, BUILD);

it('finds nothing on a site that is whole', async () => {
  expect(await look()).toEqual([]);
});

it('finds nothing on one without a comic yet, whose home is not there', async () => {
  site['/en/_payload.json'] = data(null, 404);
  site['/en'] = { status: 404 };
  expect(await look()).toEqual([]);
});

describe('names in a sentence what is broken', () => {
  it.each([
    ['another build', '/builds/latest.json', data({ id: 'f'.repeat(16) }), 'The site shows the build ffff'],
    ['no build', '/builds/latest.json', { status: 404 }, '/builds/latest.json answers 404.'],
    ['a page', '/ar/terms', { status: 500 }, '/ar/terms answers 500.'],
    ['its language', '/ar/terms', html(page('en')), '/ar/terms is not in its language.'],
    [
      'a function of another build',
      '/en/terms',
      html(page('en').replace(BUILD, 'old')),
      '/en/terms is drawn by the build old',
    ],
    [
      'a script that the policy forbids',
      '/en/terms',
      html(page('en').replace(BOOT, 'other()')),
      'forbids the script',
    ],
    [
      'a payload that is the shell',
      '/en/_payload.json',
      html('<html>'),
      '/en/_payload.json is no JSON (status 200).',
    ],
    ['home', '/ar', { status: 503 }, '/ar answers 503.'],
    [
      'a rewrite',
      '/api/community',
      html(page('en')),
      '/api/community is not answered by its function (status 200).',
    ],
    ['a call that fails', '/api/account', data({ error: {} }, 500), '/api/account is not answered'],
    [
      'a function for requests',
      '/api/view',
      { status: 404 },
      '/api/view is not answered by its function (status 404).',
    ],
    [
      'a missing file that is answered',
      '/assets/none.js',
      html('<html>'),
      '/assets/none.js, which is not there, answers 200.',
    ],
    [
      'a missing file that is kept',
      '/assets/none.js',
      { status: 404, headers: { 'cache-control': 'max-age=31536000' } },
      'kept for 31536000 seconds',
    ],
  ])('%s', async (_case, path, answer, problem) => {
    site[path] = answer;
    expect(await look()).toContainEqual(expect.stringContaining(problem));
  });

  it.each(Object.keys(EVERYWHERE))('a site without %s', async (name) => {
    delete everywhere[name];
    expect(await look()).not.toEqual([]);
  });

  it('a demand for https of subdomains that nobody asked for', async () => {
    everywhere['strict-transport-security'] = 'max-age=63072000; includeSubDomains; preload';
    expect(await look()).toEqual([expect.stringContaining('strict-transport-security')]);
    settings.hsts = { subdomains: true, preload: true };
    expect(await look()).toEqual([]);
  });

  it('a site that is not there, once', async () => {
    const problems = await smokeTest({ ...settings, site: 'http://127.0.0.1:1' }, BUILD);
    expect(problems).toEqual([expect.stringContaining('http://127.0.0.1:1 did not answer')]);
  });
});

it('asks again until the release has reached the site, and gives up', async () => {
  const waits = [];
  const sleep = async () => {
    waits.push(seen);
    site['/builds/latest.json'] = data({ id: BUILD });
  };
  site['/builds/latest.json'] = data({ id: 'old' });
  expect(await smokeTestSoon(settings, BUILD, { sleep })).toEqual([]);
  expect(waits).toHaveLength(1);
  site['/en/terms'] = { status: 500 };
  expect(await smokeTestSoon(settings, BUILD, { sleep, tries: 3 })).toEqual(['/en/terms answers 500.']);
  expect(waits).toHaveLength(3);
});

it('looks at everything that Hosting hands to a function', () => {
  const { rewrites } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')).hosting;
  const handed = rewrites.flatMap(({ source, function: to }) =>
    to && source ? [source.replace('**', 'none')] : [],
  );
  expect(Object.keys(wholeSite())).toEqual(expect.arrayContaining(handed));
});
