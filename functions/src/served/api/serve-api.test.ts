import { API_RESOURCES } from '@rawi/model/api/api-resources';
import type { ApiVersion } from '@rawi/model/api/api-versions';
import { KEPT_MONTHS } from '@rawi/model/api/api-versions';
import { pageIds } from '@rawi/model/page-ids';
import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { servedPattern } from '@rawi/model/routes/hosting-patterns';
import { samplePages } from '@rawi/model/testing/sample-pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { AGES } from '../ages.ts';
import { pageServer } from '../serve-page.ts';
import { apiAnswer } from './serve-api.ts';

const pages = new Map(samplePages().map((page) => [page.kind as string, page]));
const STORED: Readonly<Record<string, unknown>> = {
  [pageIds.home()]: pages.get('home'),
  [pageIds.updates()]: pages.get('updates'),
  [pageIds.comics()]: pages.get('comics'),
  [pageIds.shelf(2)]: pages.get('comics'),
  [pageIds.comic('one')]: pages.get('comic'),
  [pageIds.comic('former')]: buildRedirectPage('one'),
  [pageIds.comic('taken')]: buildGonePage({ what: 'comic' }),
  [pageIds.chapter('two')]: pages.get('chapter'),
  [pageIds.translator('amal')]: pages.get('translator'),
  [pageIds.part(pageIds.translator('amal'), 2)]: pages.get('translatorPart'),
  [pageIds.publishers()]: pages.get('publishers'),
  [pageIds.publisher('atlas')]: pages.get('publisher'),
  [pageIds.publisherShelf('atlas', 1)]: pages.get('publisherShelf'),
  [pageIds.blogs()]: pages.get('blogs'),
  [pageIds.part(pageIds.blogs(), 2)]: pages.get('blogsPart'),
  [pageIds.blog('first')]: pages.get('blog'),
};
const ADDRESSES = [
  '/latest',
  '/most-read',
  '/updates',
  '/comics',
  '/comics/shelf/2',
  '/comics/one',
  '/chapters/two',
  '/translators/amal',
  '/translators/amal/part/2',
  '/publishers',
  '/publishers/atlas',
  '/publishers/atlas/shelf/1',
  '/articles',
  '/articles/part/2',
  '/articles/first',
];

const reads: string[] = [];
const reports: string[] = [];
const outdated: string[] = [];
const serving = (read: (id: string) => Promise<unknown> = async (id) => STORED[id]) => ({
  origin: 'https://rawi.test',
  fileUrl: (path: string) => `https://files.test/${path}`,
  open: () => Promise.reject(new Error('no page is drawn')),
  read: (id: string) => {
    reads.push(id);
    return read(id);
  },
  onOutdated: (id: string) => void outdated.push(id),
  search: async () => undefined,
  report: (message: string) => void reports.push(message),
});
beforeEach(() => {
  for (const list of [reads, reports, outdated]) list.length = 0;
});

it('the addresses are all that there are', () => expect(ADDRESSES).toHaveLength(API_RESOURCES.length));

describe.each(ADDRESSES)('%s', (below) => {
  const path = `/data/v1${below}`;

  it('is handed to the function, and answered by one read, and by none while it is kept', async () => {
    expect(path).toMatch(new RegExp(servedPattern()));
    const serve = pageServer(serving());
    const answer = await serve(path);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
        'Access-Control-Allow-Origin': '*',
        ETag: expect.stringMatching(/^W\/"/),
        Link: '</data/v1/openapi.json>; rel="service-desc"',
      },
    });
    expect(answer.headers).not.toHaveProperty('Sunset');
    for (const again of [path, `${path}/`]) expect((await serve(again)).body).toBe(answer.body);
    expect(reads).toHaveLength(1);
    const found = API_RESOURCES.filter(({ schema }) => schema.safeParse(JSON.parse(answer.body)).success);
    expect(found).not.toEqual([]);
  });

  it('is missing where its document is, in words for programs', async () => {
    const answer = await pageServer(serving(async () => undefined))(path);
    expect(answer).toMatchObject({
      status: 404,
      headers: { 'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}` },
    });
    expect(JSON.parse(answer.body)).toMatchObject({ error: 'not-found' });
  });
});

it.each([
  '/data/v1',
  '/data/v1/',
  '/data/v1/none',
  '/data/v1/comics/a.b',
  '/data/v1/comics/shelf/0',
  '/data/v2/latest',
  '/data/v99/openapi.json',
])('%s is nothing, which costs no read', async (path) => {
  expect(await pageServer(serving())(path)).toMatchObject({
    status: 404,
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
  expect(reads).toEqual([]);
});

it('what was taken from readers is gone, and what has moved leads on, also from a slug in another case', async () => {
  const serve = pageServer(serving());
  const gone = await serve('/data/v1/comics/taken');
  expect([gone.status, JSON.parse(gone.body)]).toMatchObject([410, { error: 'gone' }]);
  for (const former of ['former', 'ONE'])
    expect(await serve(`/data/v1/comics/${former}`)).toMatchObject({
      status: 301,
      headers: { Location: 'https://rawi.test/data/v1/comics/one', 'Access-Control-Allow-Origin': '*' },
    });
});

it('a document of an earlier version is answered in the same form, and built again behind', async () => {
  const comic = pages.get('comic');
  const older = { ...comic, version: PAGE_VERSION - 1 };
  const [before, after] = await Promise.all(
    [comic, older].map((document) => pageServer(serving(async () => document))('/data/v1/comics/one')),
  );
  expect(before).toEqual(after);
  expect(outdated).toEqual(['comic_one']);
});

it('what cannot be read answers that it is unavailable, and kept by nobody', async () => {
  const serve = pageServer(serving(() => Promise.reject(new Error('unavailable'))));
  const answer = await serve('/data/v1/comics/one');
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
  });
  expect(JSON.parse(answer.body)).toMatchObject({ error: 'unavailable' });
  expect(reports).toHaveLength(1);
});

it('its description is there for programs, without a read', async () => {
  const answer = await pageServer(serving())('/data/v1/openapi.json');
  expect(answer).toMatchObject({ status: 200, headers: { ETag: expect.stringMatching(/^W\//) } });
  expect(JSON.parse(answer.body)).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: 'https://rawi.test/data/v1' }],
  });
  expect(reads).toEqual([]);
});

describe('a version in whose place a newer one stands', () => {
  const VERSIONS: readonly ApiVersion[] = [
    { name: 'v1', replaced: { at: '2027-01-10', endsAt: '2028-01-10' } },
    { name: 'v2' },
  ];
  const at = (day: string) => apiAnswer(serving(), '/data/v1/comics/one', VERSIONS, new Date(day));

  it('answers as before until its stated end, and says when that is', async () => {
    const before = await apiAnswer(serving(), '/data/v1/comics/one');
    const answer = await at('2028-01-09T23:59:59Z');
    expect([answer.status, answer.body]).toEqual([200, before.body]);
    expect(answer.headers).toMatchObject({
      Deprecation: '@1799539200',
      Sunset: 'Mon, 10 Jan 2028 00:00:00 GMT',
    });
  });

  it('is gone from then on, without a read', async () => {
    reads.length = 0;
    expect(await at('2028-01-10T00:00:00Z')).toMatchObject({ status: 410 });
    expect(reads).toEqual([]);
  });

  it('was promised for a year at least', () => expect(KEPT_MONTHS).toBeGreaterThanOrEqual(12));
});
