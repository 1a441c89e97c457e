import { LOCALES } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { reading } from '@rawi/model/truth/tolerant';
import { type Document, Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { billedReads } from '../support/billed-reads.ts';
import { required, runningSite } from '../support/running-site.ts';

/** The catalogue for reading apps as an app of others goes through it: plain HTTP, from the start to a page. */

const origin = required('RAWI_SITE');
const running = runningSite('opds');
const { firestore } = running;
const { DOMParser } = new Window();
afterAll(() => running.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, origin), { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
async function feedAt(path: string): Promise<Document> {
  const { status, headers, text } = await get(path);
  expect([path, status]).toEqual([path, 200]);
  // The parameters of a media type have no order.
  const [type, ...parameters] = (headers.get('content-type') ?? '').split(/; ?/);
  expect(type).toBe('application/atom+xml');
  expect(parameters).toContain('profile=opds-catalog');
  expect(parameters.some((each) => /^kind=(?:navigation|acquisition)$/.test(each))).toBe(true);
  return new DOMParser().parseFromString(text, 'text/xml');
}
const links = (from: Document, rel: string) =>
  [...from.querySelectorAll('link')]
    .filter((link) => link.getAttribute('rel') === rel)
    .map((link) => link.getAttribute('href') ?? '');

/** A comic that lists have, and a chapter of it with page images. */
let comic: z.output<typeof comicSchema>;
let chapter: z.output<typeof chapterSchema> & { readonly id: string };
beforeAll(async () => {
  for (const found of (await firestore.collection(paths.comics()).limit(40).get()).docs) {
    const { docs } = await found.ref.collection('chapters').get();
    const chapters = docs.map((each) => ({ id: each.id, ...reading(chapterSchema).parse(each.data()) }));
    const whole = chapters.find(({ manifest, ageRating }) => manifest && ageRating === undefined);
    const read = reading(comicSchema).parse(found.data());
    if (!whole || read.ageRating === '18') continue;
    [comic, chapter] = [read, whole];
    return;
  }
  throw new Error('No comic has a chapter with page images.');
});

describe('the catalogue', () => {
  it.each(LOCALES)('is gone through from its start to the comics of every list, in %s', async (locale) => {
    const start = await feedAt(`/${locale}/opds`);
    expect(start.querySelector('feed')?.getAttribute('xml:lang')).toBe(locale);
    const ways = [...start.querySelectorAll('entry link')].map((link) => link.getAttribute('href') ?? '');
    expect(ways).toHaveLength(6);
    for (const way of ways) {
      const list = await feedAt(way);
      expect([way, list.querySelectorAll('entry').length > 0]).toEqual([way, true]);
      const [one] = links(list, 'subsection');
      const inside = await feedAt(one ?? '');
      expect([one, inside.querySelectorAll('entry').length > 0]).toEqual([one, true]);
    }
  });

  it('leads to a page, which is a picture of the width that was asked for, and to the file', async () => {
    const chapters = await feedAt(`/${chapter.language}/opds/comic/${comic.slug}`);
    const template = links(chapters, 'http://vaemendis.net/opds-pse/stream').find((href) =>
      href.includes(`/${chapter.id}/`),
    );
    const page = await fetch(
      template?.replace('{pageNumber}', '0').replace('{maxWidth}', '900') ?? expect.fail('no stream'),
      { redirect: 'manual' },
    );
    expect([page.status, page.headers.get('cache-control')]).toEqual([
      302,
      'public, max-age=0, s-maxage=180',
    ]);
    const file = await fetch(page.headers.get('location') ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const pdf = links(chapters, 'http://opds-spec.org/acquisition/open-access').find((href) =>
      href.includes(`/${chapter.id}/pdf`),
    );
    const led = await fetch(pdf ?? expect.fail('no file'), { method: 'HEAD' });
    expect([led.status, led.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('finds comics, in a catalogue of this size too', async () => {
    const description = await get('/en/opds/opensearch.xml');
    const template = /template="([^"]*\/opds\/search[^"]*)"/.exec(description.text)?.[1] ?? expect.fail();
    const url = template.replace('{searchTerms}', encodeURIComponent(comic.series));
    expect(links(await feedAt(url), 'subsection')).toContain(`${origin}/en/opds/comic/${comic.slug}`);
  });

  it('costs a read for a feed at most, and none for the start', async () => {
    const project = required('GCLOUD_PROJECT');
    for (const [path, most] of [
      ['/en/opds', 0],
      ['/en/opds/latest', 1],
      ['/en/opds/publishers', 1],
      [`/en/opds/comic/${comic.slug}`, 1],
      [`/en/opds/chapter/${chapter.id}/page/0/800`, 1],
    ] as const)
      expect([path, (await billedReads(project, () => get(path))) <= most]).toEqual([path, true]);
  });

  it('is not sent again to who has it, and is the same whatever is accepted', async () => {
    const { headers, text } = await get('/en/opds/latest');
    const etag = headers.get('etag') ?? expect.fail('no etag');
    expect(await get('/en/opds/latest', { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
    for (const accept of ['text/html', 'image/png;q=0', 'nonsense'])
      expect(await get('/en/opds/latest', { Accept: accept })).toMatchObject({ status: 200, text });
    expect((await fetch(`${origin}/en/opds/latest`, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    '/en/opds/nothing',
    '/fr/opds',
    '/en/opds/comic/none',
    '/en/opds/comic/..%2F..%2Fhome',
    '/en/opds/comic/%00',
    '/en/opds/chapter/none/page/0/800',
    '/en/opds/latest/999',
    '/en/opds/genre/%3Cscript%3E',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is named in the head of home', async () => {
    const { text } = await get('/ar');
    expect(text).toMatch(
      /<link rel="alternate" type="application\/atom\+xml;profile=opds-catalog"[^>]* href="[^"]*\/ar\/opds"/,
    );
  });
});
