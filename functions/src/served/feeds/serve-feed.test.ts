import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildBlogsPages } from '@rawi/model/pages/build-blog-pages';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { buildUpdatesPage } from '@rawi/model/pages/build-updates-page';
import { feedAt, feedPath } from '@rawi/model/routes/feed-addresses';
import { servedPattern } from '@rawi/model/routes/hosting-patterns';
import {
  daysLater,
  sampleBlog,
  sampleChapter,
  sampleComic,
  sampleTranslator,
  withChapters,
} from '@rawi/model/testing/samples';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { ATOM_SCHEMA } from '../../testing/atom-schema.ts';
import { AGES } from '../ages.ts';
import { pageServer } from '../serve-page.ts';
import { MAX_ENTRIES } from './build-feed.ts';

/** JSON Feed 1.1 as its text demands it; of what it lets a feed have, what ours has. */
const authorsSchema = z.array(z.strictObject({ name: z.string().min(1), url: z.url().optional() })).min(1);
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  language: z.string(),
  authors: authorsSchema,
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: authorsSchema.optional(),
      tags: z.array(z.string()),
      language: z.string().optional(),
    }),
  ),
});

const TRANSLATOR = { id: 'amal', name: 'أمل حدّاد' };

/** The documents of a site with a comic that has chapters in two languages. */
function documents(title = 'A storm', rating?: '16' | '18'): Readonly<Record<string, unknown>> {
  const given = sampleComic('one', {
    series: 'The One',
    names: { ar: 'الواحد' },
    ...(rating && { ageRating: rating }),
  });
  const { comic, chapters } = withChapters(given, [
    sampleChapter('one-1-en', { number: 1, publishedAt: daysLater(1) }),
    sampleChapter('one-2-en', { number: 2.5, title, translator: TRANSLATOR, publishedAt: daysLater(2) }),
    sampleChapter('one-1-ar', {
      number: 1,
      language: 'ar',
      translator: TRANSLATOR,
      publishedAt: daysLater(3),
    }),
  ]);
  const own = chapters.filter(({ translator }) => translator !== undefined);
  return {
    [pageIds.updates()]: buildUpdatesPage({ chapters, comics: new Map([['one', comic]]) }, daysLater(4)),
    [pageIds.comic('one')]: buildComicPage({
      comicId: 'one',
      comic,
      chapters,
      translators: [],
      candidates: [],
    }),
    [pageIds.comic('former')]: buildRedirectPage('one'),
    [pageIds.comic('taken')]: buildGonePage({ what: 'comic' }),
    [pageIds.translator('amal')]: buildTranslatorPages({
      translator: { ...sampleTranslator(), ...TRANSLATOR },
      chapters: own,
      chapterCount: own.length,
      comics: [{ ...comic, id: 'one' }],
    })[0],
    [pageIds.blogs()]: buildBlogsPages([
      sampleBlog('first', { publishedAt: daysLater(1) }),
      sampleBlog('second'),
    ])[0],
  };
}

const reads: string[] = [];
const serving = (stored: Readonly<Record<string, unknown>>) =>
  pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => `https://files.test/${encodeURIComponent(path)}?alt=media`,
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

/** What is wrong with an Atom feed. */
async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: ATOM_SCHEMA, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}
const jsonOf = async (path: string, stored = documents()) =>
  jsonFeedSchema.parse(JSON.parse((await serving(stored)(path)).body));

const TOPICS = [
  'latest/en',
  'latest/ar',
  'latest/fr',
  'comic/one/en',
  'comic/one/ar',
  'comic/one/de',
  'translator/amal',
  'blog',
];
const PATHS = LOCALES.flatMap((locale) => TOPICS.map((topic) => `/${locale}/feeds/${topic}`));

describe.each(PATHS)('%s', (path) => {
  it('is valid in both formats, by one read each, and by none while it is kept', async () => {
    const serve = serving(documents());
    const [atom, json] = [await serve(`${path}.atom`), await serve(`${path}.json`)];
    expect([await faultsOf(atom.body), jsonFeedSchema.safeParse(JSON.parse(json.body)).error]).toEqual([
      [],
      undefined,
    ]);
    for (const [answer, type] of [
      [atom, 'application/atom+xml'],
      [json, 'application/feed+json'],
    ] as const)
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          'Content-Type': `${type}; charset=utf-8`,
          'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
          'Access-Control-Allow-Origin': '*',
          ETag: expect.stringMatching(/^W\/"/),
        },
      });
    expect(reads).toHaveLength(2);
    expect((await serve(`${path}.atom`)).headers['ETag']).toBe(atom.headers['ETag']);
    expect(reads).toHaveLength(2);
  });

  it('has an address that Hosting hands over, and that is written as it is read', () => {
    for (const format of ['atom', 'json']) {
      expect(`${path}.${format}`).toMatch(new RegExp(servedPattern()));
      const address = feedAt(`${path}.${format}`);
      expect(address && feedPath(address)).toBe(`${path}.${format}`);
    }
  });

  it('is missing where its page is', async () => {
    expect(await serving({})(`${path}.atom`)).toMatchObject({ status: 404, body: '' });
  });
});

it('entries say in the language of the feed what is new, in which language, by whom', async () => {
  const english = await jsonOf('/en/feeds/comic/one/en.json');
  expect(english).toMatchObject({
    title: 'The One: new chapters in English',
    home_page_url: 'https://rawi.test/en/comic/one',
    feed_url: 'https://rawi.test/en/feeds/comic/one/en.json',
    language: 'en',
    items: [
      {
        id: 'https://rawi.test/chapter/one-2-en',
        url: 'https://rawi.test/en/chapter/one-2-en',
        title: 'The One: chapter 2.5, “A storm”',
        summary: 'Translated into English by \u2068أمل حدّاد\u2069.',
        tags: ['English'],
        language: 'en',
        authors: [{ name: TRANSLATOR.name, url: 'https://rawi.test/en/translator/amal' }],
      },
      { title: 'The One: chapter 1', summary: 'In English.' },
    ],
  });
  const arabic = await jsonOf('/ar/feeds/comic/one/ar.json');
  expect(arabic).toMatchObject({
    title: 'الواحد: فصول جديدة بالعربية',
    items: [
      {
        title: 'الواحد: الفصل ١',
        summary: 'ترجمة أمل حدّاد إلى العربية.',
        url: 'https://rawi.test/ar/chapter/one-1-ar',
      },
    ],
  });
  // Whoever follows both has each chapter once.
  const inArabic = await jsonOf('/ar/feeds/comic/one/en.json');
  expect(inArabic.items.map(({ id }) => id)).toEqual(english.items.map(({ id }) => id));
});

it('the newest chapters in a language, and those of a translator, newest first', async () => {
  const ids = async (path: string) => (await jsonOf(path)).items.map(({ id }) => id.split('/').at(-1));
  expect(await ids('/en/feeds/latest/en.json')).toEqual(['one-2-en', 'one-1-en']);
  expect(await ids('/en/feeds/latest/ar.json')).toEqual(['one-1-ar']);
  expect(await ids('/en/feeds/latest/fr.json')).toEqual([]);
  expect(await ids('/ar/feeds/translator/amal.json')).toEqual(['one-1-ar', 'one-2-en']);
  expect(await ids('/ar/feeds/blog.json')).toEqual(['first', 'second']);
  // A page that was built before it named them is built again with the next chapter.
  const stored = documents();
  const before = structuredClone(stored[pageIds.translator('amal')]) as { payload: Record<string, unknown> };
  delete before.payload['newest'];
  expect(
    (await jsonOf('/en/feeds/translator/amal.json', { [pageIds.translator('amal')]: before })).items,
  ).toEqual([]);
});

it('what is for adults is in no list; who follows such a comic is told, without a picture', async () => {
  for (const path of ['/en/feeds/latest/en.json', '/en/feeds/translator/amal.json']) {
    expect((await jsonOf(path, documents('A storm', '16'))).items[0]).toMatchObject({
      summary: expect.stringMatching(/ Ages 16 and up\.$/),
      image: expect.stringMatching(/^https:\/\/files\.test\//),
    });
    expect((await jsonOf(path, documents('A storm', '18'))).items).toEqual([]);
  }
  const [entry] = (await jsonOf('/en/feeds/comic/one/en.json', documents('A storm', '18'))).items;
  expect(entry).toMatchObject({ summary: expect.stringMatching(/ Ages 18 and up\.$/) });
  expect(entry).not.toHaveProperty('image');
});

it('a feed has a bounded number of entries', async () => {
  const { comic, chapters } = withChapters(
    sampleComic('one'),
    Array.from({ length: MAX_ENTRIES + 20 }, (_, index) =>
      sampleChapter(`one-${index}-en`, { number: index, publishedAt: daysLater(index) }),
    ),
  );
  const page = buildComicPage({ comicId: 'one', comic, chapters, translators: [], candidates: [] });
  const { items } = await jsonOf('/en/feeds/comic/one/en.json', { comic_one: page });
  expect(items).toHaveLength(MAX_ENTRIES);
  expect(items[0]?.id).toMatch(new RegExp(`one-${MAX_ENTRIES + 19}-en$`));
});

it('whatever a title holds, the feed stays valid and says it whole', async () => {
  const hostile = [
    '</title><script>alert(1)</script>',
    ']]>',
    '&amp;',
    '\u0000\u0008',
    '\uD800',
    '"\'',
    'مرحبا ‏',
    '<!--',
    '%',
    '😀',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (parts) => {
        const title = parts.join('').slice(0, 200).trim() || 'x';
        const stored = documents(title);
        const { body } = await serving(stored)('/en/feeds/comic/one/en.atom');
        expect(await faultsOf(body)).toEqual([]);
        expect(body).not.toContain('<script');
        const { items } = await jsonOf('/en/feeds/comic/one/en.json', stored);
        expect(items[0]?.title).toContain(title);
      },
    ),
    { numRuns: 25 },
  );
});

it('what was taken from readers is gone, and what has moved leads on, also from a slug in another case', async () => {
  const serve = serving(documents());
  expect(await serve('/en/feeds/comic/taken/en.atom')).toMatchObject({ status: 410 });
  for (const former of ['former', 'ONE'])
    expect(await serve(`/ar/feeds/comic/${former}/en.json`)).toMatchObject({
      status: 301,
      headers: { Location: 'https://rawi.test/ar/feeds/comic/one/en.json' },
    });
});

it.each([
  '/en/feeds',
  '/en/feeds/latest.atom',
  '/en/feeds/latest/xx.atom',
  '/en/feeds/latest/en',
  '/en/feeds/latest/en.rss',
  '/en/feeds/comic/one.atom',
  '/en/feeds/comic/a.b/en.atom',
  '/en/feeds/comic/one/en/2.atom',
  '/en/feeds/publisher/x.atom',
  '/en/feeds/blog/2.json',
])('%s is nothing, which costs no read', async (path) => {
  expect(await serving(documents())(path)).toMatchObject({
    status: 404,
    body: '',
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
  expect(path).not.toMatch(new RegExp(servedPattern()));
  expect(reads).toEqual([]);
});

it('a feed that cannot be read answers 503, and nobody keeps that', async () => {
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
  expect(await serve('/en/feeds/blog.atom')).toMatchObject({
    status: 503,
    body: '',
    headers: { 'Cache-Control': 'no-store' },
  });
});

it('there is a feed for each language of chapters', () => {
  for (const language of LANGUAGE_CODES)
    expect(feedAt(`/ar/feeds/latest/${language}.atom`)).toMatchObject({ topic: { of: 'latest', language } });
});

it('the schema that they are held to refuses what Atom does', async () => {
  const { body } = await serving(documents())('/en/feeds/blog.atom');
  for (const [from, to] of [
    [/<id>[^<]*<\/id>/, ''],
    [/<updated>[^<]*<\/updated>/, '<updated>yesterday</updated>'],
    [/<title>[^<]*<\/title>/, '<title></title>'],
    [/<\/feed>/, '<item/></feed>'],
    [/<author>/, '<author><name>Two</name>'],
  ] as const)
    expect(await faultsOf(body.replace(from, to)), String(from)).not.toEqual([]);
});
