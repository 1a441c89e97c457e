import { readFileSync } from 'node:fs';
import { LOCALES } from '@rawi/model/lists/locales';
import { buildOpdsComic } from '@rawi/model/pages/build-opds-pages';
import type { OpdsComic } from '@rawi/model/pages/opds-payloads';
import { sampleComic } from '@rawi/model/testing/samples';
import OPDSParser, {
  AcquisitionFeed,
  CompleteEntryLink,
  NavigationFeed,
  OPDSAcquisitionLink,
  OPDSArtworkLink,
  OPDSFacetLink,
  OPDSFeed,
  SearchLink,
} from 'opds-feed-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { opdsPagesOfSite } from '../../testing/opds-site.ts';
import { pageServer } from '../serve-page.ts';
import { OPDS_RELATIONS } from './atom.ts';

/** Every feed, as the published grammars and a reading program of others have it. */

const GRAMMAR = readFileSync(new URL('../../../../tests/schemas/opds-1.2.rng', import.meta.url), 'utf8');
const PAGES = opdsPagesOfSite();
const FOUND = Array.from({ length: 60 }, (_, index) => buildOpdsComic(sampleComic(`found-${index}`))).filter(
  (comic): comic is OpdsComic => comic !== undefined,
);
const serve = pageServer({
  origin: 'https://rawi.test',
  open: () => Promise.reject(new Error('no page is drawn')),
  read: async (pageId) => PAGES.get(pageId),
  onOutdated: () => {},
  search: async () => undefined,
  report: (message, error) => expect.fail(`${message} ${String(error)}`),
  rate: { perName: 10_000, inAll: 10_000 },
  fileUrl: (path) => `https://files.test/${encodeURIComponent(path)}`,
  opdsSearch: async () => FOUND,
});
async function get(path: string) {
  const [pathname = '', query] = path.split('?');
  const answer = await serve(pathname, new URLSearchParams(query));
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
}
const parser = new OPDSParser();
async function readFeed(body: string): Promise<OPDSFeed> {
  const feed = await parser.parse(body);
  return feed instanceof OPDSFeed ? feed : expect.fail('no feed');
}
const parsed = async (path: string) => readFeed((await get(path)).body);

const ADDRESSES = [
  '',
  '/latest',
  '/latest/2',
  '/most-read',
  '/comics',
  '/comics/1',
  '/comics/2',
  '/publishers',
  '/publishers/2',
  '/publisher/atlas',
  '/publisher/atlas/2',
  '/publisher/house-1',
  '/genres',
  '/genre/fantasy',
  '/languages',
  '/language/ar',
  '/search?q=found',
  '/search?q=found&page=2',
  '/search',
  '/comic/orbit',
  '/comic/orbit/in/ar',
  '/comic/long/2',
] as const;
const ALL = LOCALES.flatMap((locale) => ADDRESSES.map((address) => `/${locale}/opds${address}`));

describe('every feed', () => {
  it.each(ALL)('%s is what the grammars of OPDS 1.2 and Atom say', async (path) => {
    const { body } = await get(path);
    // The addresses of pages are templates, which an app fills in before it uses one.
    const contents = body.replaceAll('{pageNumber}', '0').replaceAll('{maxWidth}', '800');
    const { valid, errors } = await validateXML({
      xml: { fileName: 'feed.xml', contents },
      schema: { fileName: 'opds.rng', contents: GRAMMAR },
      extension: 'relaxng',
    });
    expect([errors.map(({ message }) => message), valid]).toEqual([[], true]);
  });

  it('that is wrong would be found', async () => {
    const { body } = await get('/en/opds');
    for (const wrong of [
      body.replace(/<updated>[^<]*<\/updated>/, ''),
      body.replace('<title>', '<title type="pdf">'),
      body.replace('rel="self" href="', 'rel="self" href="a b'),
    ]) {
      const { valid } = await validateXML({
        xml: wrong,
        schema: { fileName: 'opds.rng', contents: GRAMMAR },
        extension: 'relaxng',
      });
      expect(valid).toBe(false);
    }
  });

  it.each(ALL)(
    '%s is read by a program of others, has 50 entries at most and the ways that each has',
    async (path) => {
      const feed = await parsed(path);
      expect(feed.entries.length).toBeLessThanOrEqual(50);
      // A feed of nothing leads to nothing, and that program takes it for one of chapters.
      const isChapters = path.includes('/comic/') || feed.entries.length === 0;
      expect(feed instanceof AcquisitionFeed).toBe(isChapters);
      expect(feed instanceof NavigationFeed).toBe(!isChapters);
      const relations = new Set(feed.links.map(({ rel }) => rel));
      for (const rel of ['self', 'start', 'search']) expect(relations).toContain(rel);
      expect(relations.has('up')).toBe(!path.endsWith('/opds'));
      expect(feed.links.find(({ rel }) => rel === 'self')?.href).toBe(`https://rawi.test${path}`);
      expect(feed.links.some((link) => link instanceof SearchLink)).toBe(true);
      expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);
    },
  );
});

describe('following what is named', () => {
  const visited = new Map<string, string>();
  beforeAll(async () => {
    const waiting = ['https://rawi.test/en/opds'];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (visited.has(next)) continue;
      const { pathname, search } = new URL(next);
      const answer = await serve(pathname, new URLSearchParams(search));
      visited.set(next, `${answer.status} ${answer.headers['Content-Type']}`);
      if (answer.status !== 200 || !pathname.includes('/opds') || pathname.endsWith('.xml')) continue;
      const feed = await readFeed(answer.body);
      const links = [...feed.links, ...feed.entries.flatMap((entry) => entry.links)];
      // Each way says what is behind it.
      for (const { rel, href, type } of links) {
        if (!href.includes('/opds') || href.includes('/chapter/')) continue;
        if (/\/(?:genre|publisher|comic)\/(?:other|found|house)-/.test(href)) continue;
        if (rel !== 'up' && type) waiting.push(href);
      }
    }
  });

  it('comes to every kind of feed and to nothing that is not there', () => {
    const paths = [...visited.keys()].map((href) => new URL(href).pathname);
    for (const path of [
      '/en/opds/latest/2',
      '/en/opds/genre/fantasy',
      '/en/opds/comic/orbit',
      '/en/opds/comics/1',
    ])
      expect(paths).toContain(path);
    for (const [href, answer] of visited) expect([href, answer.slice(0, 4)]).toEqual([href, '200 ']);
  });

  it('never comes to what is for adults', () => {
    expect([...visited.keys()].filter((href) => href.includes('adults'))).toEqual([]);
  });

  it('goes through all parts of a list, and back', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/en/opds/latest';
    const parts: string[] = [];
    while (path !== undefined) {
      parts.push(path);
      const feed = await parsed(path);
      seen.push(...feed.entries.map(({ title }) => title));
      const next = feed.links.find(({ rel }) => rel === 'next');
      const before = feed.links.find(({ rel }) => rel === 'previous');
      expect(before && new URL(before.href).pathname).toBe(parts.at(-2));
      path = next && new URL(next.href).pathname;
    }
    expect(parts).toEqual(['/en/opds/latest', '/en/opds/latest/2']);
    expect(seen).toHaveLength(72);
    expect(new Set(seen).size).toBe(72);
  });
});

describe('a comic', () => {
  it('stands in a list with its cover, its summary, who made it, its languages and its rating', async () => {
    for (const [path, title, warning] of [
      ['/en/opds/comics', 'Orbit & "Nine" <again>', 'Ages 16 and up.'],
      ['/ar/opds/comics', 'المدار ٩', 'من عمر ١٦ فما فوق.'],
    ] as const) {
      const { body } = await get(path);
      const feed = await readFeed(body);
      const entry = feed.entries.find((each) => each.title === title) ?? expect.fail(body);
      expect(entry.authors).toHaveLength(2);
      expect(entry.summary.content ?? body).toContain(warning);
      const artwork = entry.links.filter((link) => link instanceof OPDSArtworkLink);
      expect(artwork.map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
      expect(entry.links.find(({ rel }) => rel === 'subsection')?.type).toBe(
        'application/atom+xml;profile=opds-catalog;kind=acquisition',
      );
      const xml = body.slice(body.indexOf('/opds/comic/orbit'));
      expect(xml.slice(0, xml.indexOf('</entry>'))).toContain('<dcterms:language>fr</dcterms:language>');
    }
  });

  it('has its chapters in the language of the catalogue first, and facets for each of its languages', async () => {
    for (const [locale, first] of [
      ['en', 'en'],
      ['ar', 'ar'],
    ] as const) {
      const feed = await parsed(`/${locale}/opds/comic/orbit`);
      expect(feed.entries.map(({ id }) => id.split('-').at(-1))[0]).toBe(first);
      expect(feed.entries).toHaveLength(6);
      const facets = feed.links.filter((link) => link instanceof OPDSFacetLink);
      expect(facets).toHaveLength(4);
    }
    const arabic = await parsed('/en/opds/comic/orbit/in/ar');
    expect(arabic.entries.map(({ title }) => title)).toEqual([
      'Orbit & "Nine" <again> · Chapter 1 · البداية (Arabic)',
    ]);
  });

  it('says of each chapter for whom it is, what it contains and who translated it', async () => {
    const feed = await parsed('/en/opds/comic/orbit');
    const [one] = feed.entries;
    expect(one?.title).toBe('Orbit & "Nine" <again> · Chapter 1 · One < two');
    expect(one?.summary.content).toBe(
      'Ages 16 and up. It contains: Violence, Flashing pictures. Translation: Amal & Badr <of> "Noor". The first sentence of orbit.',
    );
    expect(one?.contributors.map(({ name }) => name)).toEqual(['Amal & Badr <of> "Noor"']);
    expect(one?.language).toBe('en');
    expect(one?.publisher).toBe('Atlas');
    const arabic = (await parsed('/ar/opds/comic/orbit')).entries[0];
    expect(arabic?.summary.content).toContain('تحتوي على: عنف، صور وامضة، دماء وجروح.');
  });

  it('offers each chapter as its file, page by page, or where it is read', async () => {
    const { body } = await get('/en/opds/comic/orbit/in/en');
    const feed = await readFeed(body);
    const of = (index: number) => feed.entries[index]?.links ?? [];
    const acquired = (index: number) =>
      of(index)
        .filter((link) => link instanceof OPDSAcquisitionLink)
        .map(({ type }) => type);
    expect([0, 1, 2, 3].map(acquired)).toEqual([
      ['application/pdf'],
      ['application/pdf'],
      ['text/html'],
      ['application/pdf'],
    ]);
    const streams = [
      ...body.matchAll(/<link rel="([^"]*)" href="([^"]*)" type="([^"]*)" pse:count="(\d+)"\/>/g),
    ];
    // Slices of a page count each; a chapter that is a file has none.
    expect(streams.map(([, rel, href, type, count]) => ({ rel, href, type, count }))).toEqual(
      [
        ['orbit-1-en', '20'],
        ['orbit-2-en', '12'],
        ['orbit-3-en', '2'],
      ].map(([id, count]) => ({
        rel: OPDS_RELATIONS.stream,
        href: `https://rawi.test/en/opds/chapter/${id}/page/{pageNumber}/{maxWidth}`,
        type: 'image/webp',
        count,
      })),
    );
    expect(body).not.toContain('orbit-5-en');
    expect(of(0).some((link) => link instanceof CompleteEntryLink)).toBe(false);
  });
});

it('the search is described as OpenSearch has it', async () => {
  const { headers, body } = await get('/ar/opds/opensearch.xml');
  expect(headers['Content-Type']).toBe('application/opensearchdescription+xml;charset=utf-8');
  expect(body).toContain(
    '<Url type="application/atom+xml;profile=opds-catalog;kind=acquisition" template="https://rawi.test/ar/opds/search?q={searchTerms}"/>',
  );
  const { valid } = await validateXML({
    xml: body,
    schema: { fileName: 'any.rng', contents: ANY },
    extension: 'relaxng',
  });
  expect(valid).toBe(true);
});

/** OpenSearch 1.1 has no grammar that could be had: what its draft asks for. */
const ANY = `<element name="OpenSearchDescription" ns="http://a9.com/-/spec/opensearch/1.1/" xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <interleave>
    <element name="ShortName"><data type="string"><param name="maxLength">16</param></data></element>
    <element name="Description"><data type="string"><param name="maxLength">1024</param></data></element>
    <oneOrMore><element name="Url"><attribute name="type"/><attribute name="template"/></element></oneOrMore>
    <zeroOrMore><element name="Language"><text/></element></zeroOrMore>
    <optional><element name="InputEncoding"><text/></element></optional>
    <optional><element name="OutputEncoding"><text/></element></optional>
  </interleave>
</element>`;
