import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LIMITS } from '@rawi/model/limits';
import { LOCALES } from '@rawi/model/lists/locales';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { SHELVES_PER_FILE, type SitemapSource, sitemap } from './sitemaps.ts';

/** The protocol's own schema; what stands in other namespaces (the alternates) is looked at below. */
const schema = readFileSync(
  createRequire(import.meta.url)
    .resolve('sitemap/package.json')
    .replace('package.json', 'schema/sitemap.xsd'),
  'utf8',
).replaceAll('processContents="strict"', 'processContents="lax"');

const shelfOf = (number: number, count: number) => ({
  payload: {
    comics: Array.from({ length: count }, (_, index) => ({
      slug: `comic-${number}-${index}`,
      latestChapter: {
        en: { id: `chapter-${number}-${index}-en`, publishedAt: '2026-01-02T03:04:05.000Z' },
        ...(index % 2 === 0 && {
          ar: { id: `chapter-${number}-${index}-ar`, publishedAt: '2026-02-02T03:04:05.000Z' },
        }),
      },
    })),
  },
});

function source(
  arrivals: number,
  missing: readonly string[] = [],
): SitemapSource & { readonly reads: string[] } {
  const reads: string[] = [];
  return {
    origin: 'https://rawi.test',
    reads,
    arrivals: async () => arrivals,
    read: async (pageId) => {
      reads.push(pageId);
      if (missing.includes(pageId)) return undefined;
      if (pageId === 'publishers')
        return { payload: { largest: [{ id: 'blue-minaret' }], others: [{ id: 'northgate' }] } };
      if (pageId === 'blogs') return { payload: { articles: [article('a-roar', ['en', 'ar'])], parts: 2 } };
      if (pageId === 'blogs:2') return { payload: { articles: [article('a-whisper', ['en'])] } };
      const number = Number(pageId.replace('comics_', ''));
      return shelfOf(number, Math.min(LIMITS.shelf.comics, arrivals - (number - 1) * LIMITS.shelf.comics));
    },
  };
}
const article = (slug: string, languages: readonly string[]) => ({
  slug,
  texts: Object.fromEntries(languages.map((language) => [language, { title: slug }])),
  publishedAt: '2026-11-14T08:00:00.000Z',
});
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url);

it('a sitemap lists the pages of a language with their alternates, for a read a shelf, one for the publishers, and one for each part of the list of articles', async () => {
  const asked = source(30);
  const xml = (await sitemap(asked, 'ar', undefined)) ?? '';
  expect(asked.reads).toEqual(['publishers', 'blogs', 'blogs:2', 'comics_1', 'comics_2']);
  const found = locations(xml);
  expect(found).toEqual(
    expect.arrayContaining([
      'https://rawi.test/ar',
      'https://rawi.test/ar/terms',
      'https://rawi.test/ar/comics',
      'https://rawi.test/ar/comics/2',
      'https://rawi.test/ar/publisher/blue-minaret',
      'https://rawi.test/ar/publisher/northgate',
      'https://rawi.test/ar/blog/a-roar',
      'https://rawi.test/ar/comic/comic-2-5',
      'https://rawi.test/ar/chapter/chapter-1-0-ar',
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
  // An article stands in the languages that it is in.
  expect(found).not.toContain('https://rawi.test/ar/blog/a-whisper');
  // A chapter is a page of its own language: the other one lists the other translation.
  expect(xml).not.toContain('<loc>https://rawi.test/ar/chapter/chapter-1-0-en');
  const [entry = ''] = /<url><loc>[^<]*comic-2-0<.*?<\/url>/.exec(xml) ?? [];
  for (const [language, address] of [
    ['en', 'https://rawi.test/en/comic/comic-2-0'],
    ['ar', 'https://rawi.test/ar/comic/comic-2-0'],
    ['x-default', 'https://rawi.test/en/comic/comic-2-0'],
  ]) {
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
  }
  expect(entry).toContain('<lastmod>2026-02-02T03:04:05.000Z</lastmod>');
});

it.each(LOCALES)(
  'is valid: the smallest, one with a shelf that is gone, and the last file of many, in %s',
  async (locale) => {
    const files = await Promise.all([
      sitemap(source(0, ['comics_1']), locale, undefined),
      sitemap(source(100, ['comics_2']), locale, undefined),
      sitemap(source(SHELVES_PER_FILE * LIMITS.shelf.comics + 1), locale, 2),
    ]);
    for (const contents of files) {
      const { valid, errors } = await validateXML({
        xml: { fileName: 'sitemap.xml', contents: contents ?? '' },
        schema: { fileName: 'sitemap.xsd', contents: schema },
      });
      expect({ valid, errors }).toEqual({ valid: true, errors: [] });
    }
  },
);

it('a sitemap has an index past what one file may hold, and no file more than it may', async () => {
  const asked = source(SHELVES_PER_FILE * LIMITS.shelf.comics + 1);
  const index = (await sitemap(asked, 'en', undefined)) ?? '';
  expect(asked.reads).toEqual([]);
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual([1, 2].map((file) => `https://rawi.test/en/sitemap-${file}.xml`));
  const first = (await sitemap(asked, 'en', 1)) ?? '';
  expect(locations(first).length).toBeGreaterThan(48_000);
  expect(locations(first).length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(first)).toBeLessThan(50 * 1024 * 1024);
  const second = (await sitemap(asked, 'en', 2)) ?? '';
  expect(locations(second)).toEqual([
    'https://rawi.test/en/comics/1001',
    'https://rawi.test/en/comic/comic-1001-0',
    'https://rawi.test/en/chapter/chapter-1001-0-en',
  ]);
  expect(await sitemap(asked, 'en', 3)).toBeUndefined();
});
