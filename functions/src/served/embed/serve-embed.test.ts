import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { embedAt, embeddedAt, embedPath, OEMBED } from '@rawi/model/routes/embed-addresses';
import { servedPattern } from '@rawi/model/routes/hosting-patterns';
import { sampleChapter, sampleComic, withChapters } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import * as fc from 'fast-check';
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AGES } from '../ages.ts';
import { pageServer } from '../serve-page.ts';

const STRIP = [300, 200, 250];
const FOLDER = 'public/one-1-en-0a';

function documents(ofComic: Partial<Comic> = {}, ofChapter: Partial<Chapter> = {}): Record<string, unknown> {
  const manifest = { folder: FOLDER, widths: [400], images: ['800x1200#102030'], panels: [], strip: STRIP };
  const { comic, chapters } = withChapters(sampleComic('one', { series: 'The <One>', ...ofComic }), [
    sampleChapter('one-1-en', { manifest, translator: { id: 'amal', name: 'Amal' }, ...ofChapter }),
    sampleChapter('one-2-en', { number: 2 }),
  ]);
  const [chapter] = chapters;
  if (!chapter) throw new Error('There is a chapter.');
  return {
    [pageIds.comic('one')]: buildComicPage({
      comicId: 'one',
      comic,
      chapters,
      translators: [],
      candidates: [],
    }),
    [pageIds.comic('former')]: buildRedirectPage('one'),
    [pageIds.comic('taken')]: buildGonePage({ what: 'comic' }),
    [pageIds.chapter('one-1-en')]: buildChapterPage({ comic, chapter, chapters }),
    [pageIds.chapter('taken')]: buildGonePage({ what: 'chapter', comicId: 'one' }),
  };
}

const reads: string[] = [];
const serving = (stored: Record<string, unknown> = documents()) =>
  pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => `https://files.test/${path}`,
    open: () => Promise.reject(new Error('no page is drawn')),
    read: async (id) => {
      reads.push(id);
      return stored[id];
    },
    onOutdated: () => {},
    search: async () => undefined,
    report: () => {},
  });
beforeEach(() => {
  reads.length = 0;
});

const { DOMParser } = new Window();
const parsed = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll('<img ', '<img loading="lazy" '), 'text/html');

describe.each(LOCALES)('what other sites frame, in %s', (locale) => {
  it.each(['comic/one', 'chapter/one-1-en'])(
    '%s has panels, its name, and links that open outside: nothing else',
    async (of) => {
      const path = `/${locale}/embed/${of}`;
      expect(path).toMatch(new RegExp(servedPattern()));
      const serve = serving();
      const { status, headers, body } = await serve(path);
      expect([status, headers]).toEqual([
        200,
        {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
          'X-Robots-Tag': 'noindex',
        },
      ]);
      await serve(path);
      expect(reads).toHaveLength(1);
      const page = parsed(body);
      expect(page.documentElement.getAttribute('lang')).toBe(locale);
      expect(page.querySelector('h1')?.textContent).toContain(locale === 'en' ? 'The <One>' : 'سلسلة one');
      const picture = page.querySelector('img');
      expect(picture?.getAttribute('src')).toBe(`https://files.test/${FOLDER}/strip-300.webp`);
      expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['750', '300']);
      const links = [...page.querySelectorAll('a')];
      expect(links).toHaveLength(3);
      for (const link of links) {
        expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
        expect(link.getAttribute('href')).toMatch(
          new RegExp(`^https://rawi\\.test/${locale}/(?:comic/one|chapter/one-1-en)$`),
        );
      }
      expect(
        page.querySelectorAll(
          'script, form, input, button, iframe, object, embed, video, audio, link, base, [style], meta[http-equiv]',
        ),
      ).toHaveLength(0);
      expect(body).not.toMatch(/\son[a-z]+=|javascript:|localStorage|document\./i);
    },
  );
});

describe('a comic for', () => {
  const shown = async (stored: Record<string, unknown>, of = 'comic/one') => {
    const serve = serving(stored);
    const body = (await serve(`/en/embed/${of}`)).body;
    const oembed = JSON.parse(
      (await serve(OEMBED, new URLSearchParams({ url: `https://rawi.test/en/${of}` }))).body,
    );
    return {
      picture: body.includes('<img'),
      title: body.includes('The &lt;One&gt;'),
      thumbnail: 'thumbnail_url' in oembed,
      named: String(oembed.title).includes('The <One>'),
      body,
    };
  };
  it.each([undefined, ...AGE_RATINGS])('%s', async (ageRating) => {
    const isFree = ageRating !== '16' && ageRating !== '18';
    const isListed = ageRating !== '18';
    const expected = { picture: isFree, thumbnail: isFree, title: isListed, named: isListed };
    for (const of of ['comic/one', 'chapter/one-1-en']) {
      expect(await shown(documents(ageRating ? { ageRating } : {}), of)).toMatchObject(expected);
    }
    expect(await shown(documents({}, ageRating ? { ageRating } : {}), 'chapter/one-1-en')).toMatchObject(
      expected,
    );
  });

  it.each<Partial<Chapter>>([{ ageRating: '18' }, { contentNotes: ['flashing'] }])(
    'all, whose first chapter is of %o: its cover, and of the chapter nothing',
    async (ofChapter) => {
      const { body } = await shown(documents({}, ofChapter));
      expect(body).toContain('<img');
      expect(body).not.toContain('strip-300');
      expect((await shown(documents({}, ofChapter), 'chapter/one-1-en')).picture).toBe(false);
    },
  );
});

it.each(['comic/none', 'comic/taken', 'chapter/none', 'chapter/taken'])(
  '%s is a little page of its own with 404, that leads to the site',
  async (of) => {
    const { status, headers, body } = await serving()(`/ar/embed/${of}`);
    expect([status, headers['Cache-Control']]).toEqual([404, `public, max-age=0, s-maxage=${AGES.missing}`]);
    expect(parsed(body).querySelector('a')?.getAttribute('href')).toBe('https://rawi.test/ar');
    expect(body).not.toContain('<script');
  },
);

it('what had another slug is shown under it, since a frame follows nothing', async () => {
  expect((await serving()('/en/embed/comic/former')).body).toBe(
    (await serving()('/en/embed/comic/one')).body,
  );
});

it('a frame whose document cannot be read says nothing, and is kept by nobody', async () => {
  const serve = serving(
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('unavailable');
        },
      },
    ),
  );
  expect(await serve('/en/embed/comic/one')).toMatchObject({
    status: 503,
    body: '',
    headers: { 'Cache-Control': 'no-store' },
  });
  expect(await serve(OEMBED, new URLSearchParams({ url: 'https://rawi.test/en/comic/one' }))).toMatchObject({
    status: 503,
  });
});

describe('oEmbed', () => {
  const ask = (url: string, more: Record<string, string> = {}, serve = serving()) =>
    serve(OEMBED, new URLSearchParams({ url, ...more }));
  const richSchema = z.strictObject({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    provider_name: z.string(),
    provider_url: z.url(),
    title: z.string(),
    author_name: z.string().optional(),
    cache_age: z.int(),
    thumbnail_url: z.url().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
    html: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
  });

  it('names the frame of a comic and of a chapter', async () => {
    for (const of of ['comic/one', 'chapter/one-1-en']) {
      const { status, headers, body } = await ask(`https://rawi.test/en/${of}`);
      expect([status, headers['Content-Type'], headers['Access-Control-Allow-Origin']]).toEqual([
        200,
        'application/json; charset=utf-8',
        undefined,
      ]);
      const said = richSchema.parse(JSON.parse(body));
      expect(said).toMatchObject({ width: 600, height: 340, provider_url: 'https://rawi.test/en' });
      const frame = parsed(said.html).querySelector('iframe');
      expect(frame?.getAttribute('src')).toBe(`https://rawi.test/en/embed/${of}`);
      expect(frame?.getAttribute('title')).toContain('The <One>');
      expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
      expect(embedAt(new URL(frame?.getAttribute('src') ?? '').pathname)).toBeDefined();
    }
  });

  it('is kept by the path alone, in whichever spelling, size and language prefix it is asked for', async () => {
    const serve = serving();
    for (const url of [
      'https://rawi.test/en/comic/one',
      'https://rawi.test/en/comic/one/',
      'https://rawi.test/EN/comic/one?utm=1#chapters',
      'http://rawi.test/comic/one',
    ])
      expect((await ask(url, { maxwidth: '320' }, serve)).status).toBe(200);
    for (let size = 1; size < 20; size += 1)
      await ask('https://rawi.test/en/comic/one', { maxwidth: `${size}`, maxheight: `${size}` }, serve);
    expect(reads).toEqual(['comic_one']);
  });

  it.each([
    [{}, 600, 340],
    [{ maxwidth: '320' }, 320, 340],
    [{ maxheight: '200' }, 600, 200],
    [{ maxwidth: '5000', maxheight: '5000' }, 600, 340],
    [{ maxwidth: '-1', maxheight: 'x' }, 600, 340],
    [{ maxwidth: '0', maxheight: '1e9' }, 600, 340],
    [{ maxwidth: '"><script>' }, 600, 340],
  ])('is no larger than what is asked for: %o', async (more, width, height) => {
    const said = richSchema.parse(JSON.parse((await ask('https://rawi.test/en/comic/one', more)).body));
    expect([said.width, said.height]).toEqual([width, height]);
    expect(said.html).toContain(`width="${width}" height="${height}"`);
  });

  it.each([
    'https://other.test/en/comic/one',
    'https://rawi.test.other.test/en/comic/one',
    'https://rawi.test@other.test/en/comic/one',
    'https://user:pass@rawi.test/en/comic/one',
    'https://rawi.test:8443/en/comic/one',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://rawi.test/en/comic/one',
    '//rawi.test/en/comic/one',
    '/en/comic/one',
    '',
    'https://rawi.test/en',
    'https://rawi.test/en/account',
    'https://rawi.test/en/reader/layla',
    'https://rawi.test/fr/comic/one',
    'https://rawi.test/en/comic/one/_payload.json',
    'https://rawi.test/en/comic/%2e%2e%2fone',
    'https://rawi.test/en/comic/o ne',
    'https://rawi.test/api/account',
  ])('%s is nothing of ours, which costs no read', async (url) => {
    expect(await ask(url)).toMatchObject({ status: 404 });
    expect(reads).toEqual([]);
  });

  it('what is not there, or was taken from readers, is 404; a former slug leads to what it is now', async () => {
    for (const of of ['comic/none', 'comic/taken', 'chapter/taken'])
      expect(await ask(`https://rawi.test/en/${of}`)).toMatchObject({ status: 404 });
    expect((await ask('https://rawi.test/en/comic/former')).body).toContain('/en/embed/comic/one');
  });

  it('without an address, or in another format, is refused in the words of its protocol', async () => {
    expect(await serving()(OEMBED)).toMatchObject({ status: 400 });
    expect(await ask('https://rawi.test/en/comic/one', { format: 'xml' })).toMatchObject({ status: 501 });
    expect(await ask('https://rawi.test/en/comic/one', { format: 'json' })).toMatchObject({ status: 200 });
    expect(reads).toHaveLength(1);
  });

  it('whatever is asked, the frame is one of this site', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.webPath().map((path) => `https://rawi.test${path}`),
        ),
        async (url) => {
          const { status, body } = await ask(url);
          if (status === 200)
            expect(JSON.parse(body).html).toMatch(
              /^<iframe src="https:\/\/rawi\.test\/(?:en|ar)\/embed\/(?:comic|chapter)\/[\w-]+"/,
            );
          else expect(status).toBe(404);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('an address that may be framed is read as it is written', () => {
  for (const kind of ['comic', 'chapter'] as const)
    for (const locale of LOCALES) {
      const of = { locale, kind, name: 'one-1_X' };
      expect(embedAt(embedPath(of))).toEqual(of);
      expect(embeddedAt(`/${locale}/${kind}/one-1_X`)).toEqual(of);
    }
});
