import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES } from '@rawi/model/lists/locales';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { MAX_ADDRESSES, MAX_OTHER_ADDRESSES, type SitemapSource, sitemap } from './sitemaps.ts';

/** The protocol's own schema; what stands in other namespaces (the alternates) is looked at below. */
const schema = readFileSync(
  createRequire(import.meta.url)
    .resolve('sitemap/package.json')
    .replace('package.json', 'schema/sitemap.xsd'),
  'utf8',
).replaceAll('processContents="strict"', 'processContents="lax"');

const LANGUAGES = ['en', 'ar', 'fr'] as const;

/** A comic and its chapters: in English and Arabic, and every third one in French. */
const entriesOf = (slug: string, chapters: number) => [
  { slug, updatedAt: '2026-02-02T03:04:05.000Z' },
  ...LANGUAGES.flatMap((language) =>
    Array.from({ length: language === 'fr' ? Math.floor(chapters / 3) : chapters }, (_, index) => ({
      chapter: `${slug}-${index + 1}-${language}`,
      language,
      publishedAt: '2026-01-02T03:04:05.000Z',
    })),
  ),
];
/** How many addresses such a part has in each language. */
const counted = (chapters: number) => ({ en: 1 + chapters + Math.floor(chapters / 3), ar: 1 + chapters });

/** A catalogue of shelves, each of parts with one comic that has so many chapters. */
function source(
  shelves: readonly (readonly number[])[],
  missing: readonly string[] = [],
): SitemapSource & { readonly reads: string[] } {
  const documents = new Map<string, unknown>([
    ['publishers', { payload: { largest: [{ id: 'blue-minaret' }], others: [{ id: 'northgate' }] } }],
    ['blogs', { payload: { articles: [article('a-roar', ['en', 'ar'])], parts: 2 } }],
    ['blogs:2', { payload: { articles: [article('a-whisper', ['en'])] } }],
  ]);
  const listed = shelves.map((parts, index) => ({ shelf: index + 1, parts: parts.map(counted) }));
  if (listed.length > 0) documents.set('sitemap', { payload: { shelves: listed } });
  for (const [index, parts] of shelves.entries()) {
    for (const [at, chapters] of parts.entries()) {
      const id = `sitemap_${index + 1}${at === 0 ? '' : `:${at + 1}`}`;
      const entries = entriesOf(`comic-${index + 1}-${at + 1}`, chapters);
      documents.set(id, { payload: { entries, ...(at === 0 && { parts: parts.length }) } });
    }
  }
  const reads: string[] = [];
  return {
    origin: 'https://rawi.test',
    reads,
    read: async (pageId) => {
      reads.push(pageId);
      return missing.includes(pageId) ? undefined : documents.get(pageId);
    },
  };
}
const article = (slug: string, languages: readonly string[]) => ({
  slug,
  texts: Object.fromEntries(languages.map((language) => [language, { title: slug }])),
  publishedAt: '2026-11-14T08:00:00.000Z',
});
const locations = (xml: string | undefined) =>
  Array.from((xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url ?? '');

it('a sitemap lists the pages of a language with their alternates, for a read a shelf, one for their list, one for the publishers, and one for each part of the list of articles', async () => {
  const asked = source([[3], [3, 2]]);
  const xml = (await sitemap(asked, 'ar', undefined)) ?? '';
  expect(asked.reads).toEqual([
    'sitemap',
    'publishers',
    'blogs',
    'blogs:2',
    'sitemap_1',
    'sitemap_2',
    'sitemap_2:2',
  ]);
  const found = locations(xml);
  expect(found).toEqual(
    expect.arrayContaining([
      'https://rawi.test/ar',
      'https://rawi.test/ar/terms',
      'https://rawi.test/ar/comics',
      'https://rawi.test/ar/publisher/blue-minaret',
      'https://rawi.test/ar/publisher/northgate',
      'https://rawi.test/ar/blog/a-roar',
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
  // An article stands in the languages that it is in.
  expect(found).not.toContain('https://rawi.test/ar/blog/a-whisper');
  const [entry = ''] = /<url><loc>[^<]*comic-2-1<.*?<\/url>/.exec(xml) ?? [];
  for (const [language, address] of [
    ['en', 'https://rawi.test/en/comic/comic-2-1'],
    ['ar', 'https://rawi.test/ar/comic/comic-2-1'],
    ['x-default', 'https://rawi.test/en/comic/comic-2-1'],
  ]) {
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
  }
  expect(entry).toContain('<lastmod>2026-02-02T03:04:05.000Z</lastmod>');
});

it('a sitemap lists every chapter of its language, each once, and without alternates', async () => {
  const shelves = [[3], [4, 2]];
  const listed = async (locale: 'en' | 'ar') => {
    const xml = (await sitemap(source(shelves), locale, undefined)) ?? '';
    expect(xml).not.toMatch(/<loc>[^<]*\/chapter\/[^<]*<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<xhtml/);
    return locations(xml)
      .filter((url) => url.includes('/chapter/'))
      .map((url) => url.replace(`https://rawi.test/${locale}/chapter/`, ''));
  };
  const all = shelves.flatMap((parts, index) =>
    parts.flatMap((chapters, at) =>
      entriesOf(`comic-${index + 1}-${at + 1}`, chapters).flatMap((entry) =>
        'chapter' in entry ? [entry] : [],
      ),
    ),
  );
  const idsIn = (...languages: readonly string[]) =>
    all.filter(({ language }) => languages.includes(language)).map(({ chapter }) => chapter);
  // The interface has no French: such a chapter is a page beside the English ones.
  expect((await listed('en')).toSorted()).toEqual(idsIn('en', 'fr').toSorted());
  expect((await listed('ar')).toSorted()).toEqual(idsIn('ar').toSorted());
});

it('a sitemap of 24 comics costs two reads beside those for publishers and articles', async () => {
  const asked = source([[200]]);
  await sitemap(asked, 'en', undefined);
  expect(asked.reads.filter((id) => !/^(?:publishers|blogs)/.test(id))).toEqual(['sitemap', 'sitemap_1']);
});

it.each(LOCALES)(
  'is valid: the smallest, one with a shelf that is gone, and the last file of many, in %s',
  async (locale) => {
    const many = Array.from({ length: 50 }, () => [1200]);
    const files = await Promise.all([
      sitemap(source([]), locale, undefined),
      sitemap(source([[2], [3]], ['sitemap_2']), locale, undefined),
      sitemap(source(many), locale, 2),
    ]);
    for (const contents of files) {
      const { valid, errors } = await validateXML({
        xml: { fileName: 'sitemap.xml', contents: contents ?? '' },
        schema: { fileName: 'sitemap.xsd', contents: schema },
      });
      expect({ valid, errors }).toEqual({ valid: true, errors: [] });
    }
    expect(locations(files[1])).not.toContain(`https://rawi.test/${locale}/comics/2`);
  },
);

it('a sitemap has an index past what one file may hold, and each address is in one file, however they are divided', async () => {
  const shelves = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? [1200, 700] : [1100]));
  const asked = source(shelves);
  const index = await sitemap(asked, 'en', undefined);
  expect(asked.reads).toEqual(['sitemap']);
  expect(index).toContain('<sitemapindex');
  const count = locations(index).length;
  expect(locations(index)).toEqual(
    Array.from({ length: count }, (_, file) => `https://rawi.test/en/sitemap-${file + 1}.xml`),
  );
  expect(count).toBe(2);
  const files = await Promise.all(
    Array.from({ length: count }, (_, file) => sitemap(source(shelves), 'en', file + 1)),
  );
  for (const file of files) {
    expect(locations(file).length).toBeLessThanOrEqual(MAX_ADDRESSES);
    expect(Buffer.byteLength(file ?? '')).toBeLessThan(50 * 1024 * 1024);
  }
  const all = files.flatMap(locations);
  expect(new Set(all).size).toBe(all.length);
  const ofShelves = shelves.flat().reduce((sum, chapters) => sum + counted(chapters).en, shelves.length);
  const others = all.filter((url) => !/\/(?:comics\/\d+|comic\/|chapter\/)/.test(url));
  expect(all.length - others.length).toBe(ofShelves);
  expect(await sitemap(source(shelves), 'en', count + 1)).toBeUndefined();
});

it('a file stays within its bound where a shelf has grown since it was listed, and where there are very many articles', async () => {
  const grown = source([[2]]);
  const parts = { payload: { entries: entriesOf('comic-1-1', MAX_ADDRESSES), parts: 1 } };
  const articles = Array.from({ length: MAX_OTHER_ADDRESSES + 10 }, (_, index) =>
    article(`a-${index}`, ['en']),
  );
  const file = await sitemap(
    {
      ...grown,
      read: async (id) =>
        id === 'sitemap_1' ? parts : id === 'blogs' ? { payload: { articles } } : grown.read(id),
    },
    'en',
    undefined,
  );
  expect(locations(file)).toHaveLength(MAX_ADDRESSES);
  expect(locations(file).filter((url) => url.includes('/blog/')).length).toBeLessThan(MAX_OTHER_ADDRESSES);
});
