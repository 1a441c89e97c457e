import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import { SERVED_PAGES } from '@rawi/model/routes/served-pages';
import { blogSchema } from '@rawi/model/truth/blog';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { reading } from '@rawi/model/truth/tolerant';
import { type Document, Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wordsFile } from '../../web/words-files.ts';
import { publishSiteList } from '../support/public-list.ts';
import { openReaderPage } from '../support/reader-page.ts';
import { required, runningSite } from '../support/running-site.ts';
import { FIELDS } from './schema-org-fields.ts';

/** Every page that visitors may see, as a search engine gets it: plain HTTP, no script. */

const origin = required('RAWI_SITE');
const running = runningSite('served-pages');
const { firestore } = running;
const { DOMParser } = new Window();
afterAll(() => running.close());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
async function get(path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const parse = (text: string) =>
  new DOMParser().parseFromString(text.replaceAll('rel="stylesheet"', ''), 'text/html');

function words(locale: Locale, feature: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, part) => z.record(z.string(), z.unknown()).parse(at)[part],
      JSON.parse(readFileSync(wordsFile(feature, locale), 'utf8')),
    );
  return z.string().parse(found);
}

/** An article in both languages. */
let article: z.output<typeof blogSchema>;
let articleSlug: string;
beforeAll(async () => {
  const found = await firestore.collection(paths.blogs()).get();
  for (const { id, ...blog } of found.docs.map((each) => ({
    id: each.id,
    ...reading(blogSchema).parse(each.data()),
  }))) {
    if (blog.languages.length < LOCALES.length) continue;
    article = blog;
    articleSlug = id;
  }
});

/** A chapter in both languages of a comic that has one, and who translated it. */
let comic: z.output<typeof comicSchema>;
let comicId: string;
let chapters: Record<Locale, { readonly id: string; readonly translator: string }>;
beforeAll(async () => {
  const comics = await firestore.collection(paths.comics()).limit(40).get();
  for (const found of comics.docs) {
    const listed = await found.ref.collection('chapters').get();
    const whole = listed.docs
      .map((each) => ({ id: each.id, ...reading(chapterSchema).parse(each.data()) }))
      .filter(({ translator, manifest }) => translator && manifest);
    const ar = whole.find(({ language }) => language === 'ar');
    const en = whole.find(({ language, number }) => language === 'en' && number === ar?.number);
    if (!en?.translator?.id || !ar?.translator?.id) continue;
    comic = reading(comicSchema).parse(found.data());
    comicId = found.id;
    chapters = {
      en: { id: en.id, translator: en.translator.id },
      ar: { id: ar.id, translator: ar.translator.id },
    };
    return;
  }
  throw new Error('No comic has a chapter in both languages.');
});

/** A reader who has a page, and a list of the site's own, both with that comic. */
const READER = { uid: 'served-reader', name: 'Reem Saab' } as const;
const LIST = { id: 'served-list', name: { en: 'Stories of the desert', ar: 'قصص الصحراء' } } as const;
beforeAll(async () => {
  const entries = [{ kind: 'comic', comicId }] as const;
  await publishSiteList(firestore, LIST.id, { ...LIST, entries });
  await openReaderPage(firestore, READER.uid, { ...READER, entries });
});

const nameIn = (locale: Locale) => comic.names[locale] ?? comic.series;
const publisherIn = (locale: Locale) => comic.publisher.name[locale] ?? '';

/** What each page must say, by its path in the table of routes. */
const PAGES: Readonly<
  Record<
    string,
    {
      readonly address: (locale: Locale) => string;
      /** In the title and in the main heading. */
      readonly title: (locale: Locale) => string;
      readonly text?: (locale: Locale) => string;
      readonly linked?: readonly string[];
      readonly isCard?: true;
      /** Each language has a page of its own for it, and not this one with another language in front. */
      readonly isTranslated?: true;
      readonly isUnindexed?: true;
    }
  >
> = {
  '/': {
    address: () => '',
    title: (locale) => words(locale, 'shell', 'name'),
    text: nameIn,
    linked: ['WebSite'],
  },
  '/comic/:comic': {
    address: () => `/comic/${comic.slug}`,
    title: nameIn,
    text: (locale) => comic.description[locale] ?? '',
    linked: ['ComicSeries', 'BreadcrumbList'],
    isCard: true,
  },
  '/chapter/:chapter': {
    address: (locale) => `/chapter/${chapters[locale].id}`,
    title: nameIn,
    linked: ['ComicIssue', 'BreadcrumbList'],
    isCard: true,
    isTranslated: true,
  },
  '/translator/:translator': {
    address: (locale) => `/translator/${chapters[locale].translator}`,
    title: () => '',
    text: nameIn,
    linked: ['ProfilePage'],
  },
  '/comics': {
    address: () => '/comics',
    title: (locale) => words(locale, 'home', 'all.title'),
    text: nameIn,
  },
  '/updates': { address: () => '/updates', title: (locale) => words(locale, 'updates', 'title') },
  '/list/:list': {
    address: () => `/list/${LIST.id}`,
    title: (locale) => LIST.name[locale],
    text: nameIn,
    linked: ['ItemList', 'BreadcrumbList'],
  },
  '/reader/:reader': {
    address: () => `/reader/${READER.uid}`,
    title: () => READER.name,
    text: () => 'A list of a reader',
    isUnindexed: true,
  },
  '/publishers': {
    address: () => '/publishers',
    title: (locale) => words(locale, 'publishers', 'title'),
    text: publisherIn,
  },
  '/publisher/:publisher': {
    address: () => `/publisher/${comic.publisher.id}`,
    title: publisherIn,
    text: nameIn,
    linked: ['ProfilePage'],
  },
  '/blogs': {
    address: () => '/blogs',
    title: (locale) => words(locale, 'blog', 'title'),
    text: (locale) => article.texts[locale]?.title ?? '',
  },
  '/blog/:id': {
    address: () => `/blog/${articleSlug}`,
    title: (locale) => article.texts[locale]?.title ?? '',
    text: (locale) => article.texts[locale]?.author ?? '',
    linked: ['BlogPosting', 'BreadcrumbList'],
  },
  '/translatorDetails': {
    address: () => '/translatorDetails',
    title: (locale) => words(locale, 'translator-details', 'title'),
  },
  '/reject': { address: () => '/reject', title: (locale) => words(locale, 'reject', 'title') },
  '/contact-us': { address: () => '/contact-us', title: (locale) => words(locale, 'contact', 'title') },
  '/copyright': { address: () => '/copyright', title: (locale) => words(locale, 'legal', 'copyright.title') },
  '/DMCA': { address: () => '/DMCA', title: (locale) => words(locale, 'legal', 'dmca.title') },
  '/search': { address: () => '/search', title: (locale) => words(locale, 'search', 'title') },
  '/terms': { address: () => '/terms', title: (locale) => words(locale, 'legal', 'terms.title') },
  '/transparency': {
    address: () => '/transparency',
    title: (locale) => words(locale, 'transparency', 'title'),
  },
  '/developers': { address: () => '/developers', title: (locale) => words(locale, 'developers', 'title') },
  '/privacy': { address: () => '/privacy', title: (locale) => words(locale, 'legal', 'privacy.title') },
};

function linkedOf(document: Document): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(script.textContent)),
  );
}

it('the table has every page that is served; a shelf is a page of a list', () => {
  const known = SERVED_PAGES.map(({ path }) => path).filter((path) => !path.endsWith('/:shelf'));
  expect(Object.keys(PAGES).toSorted()).toEqual(known.toSorted());
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries(PAGES))('%s tells all of itself without a script', async (path, page) => {
    const address = `/${locale}${page.address(locale)}`;
    const { status, headers, text } = await get(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
    const document = parse(text);
    const attribute = (of: string, name: string) =>
      document.querySelector(of)?.getAttribute(name) ?? undefined;
    const meta = (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content');
    const direction = locale === 'ar' ? 'rtl' : 'ltr';
    expect([attribute('html', 'lang'), attribute('html', 'dir')]).toEqual([locale, direction]);
    expect(document.title).toContain(page.title(locale));
    expect(document.title).toContain(words(locale, 'shell', 'name'));
    expect(meta('description')?.length).toBeGreaterThan(20);
    expect(meta('robots')).toBe(page.isUnindexed ? 'noindex' : 'index, follow');
    expect(attribute('link[rel="canonical"]', 'href')).toBe(page.isUnindexed ? undefined : origin + address);
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const addressIn = (other: Locale) => page.address(page.isTranslated ? other : locale);
    const all = LOCALES.map((other) => [other, `${origin}/${other}${addressIn(other)}`]);
    all.push(['x-default', `${origin}/${path === '/' ? '' : `en${addressIn('en')}`}`]);
    expect(alternates).toEqual(page.isUnindexed ? [] : all);
    for (const name of [
      'og:title',
      'og:description',
      'og:url',
      'og:site_name',
      'og:locale',
      'twitter:card',
    ]) {
      expect([name, meta(name)?.length ?? 0]).not.toEqual([name, 0]);
    }
    expect((await fetch(meta('og:image') ?? '')).status).toBe(200);
    if (page.isCard) expect(meta('og:image')).toContain(`share-${locale}.jpg`);

    const root = document.querySelector('#root[data-served]');
    expect(root?.querySelectorAll('h1').length).toBeGreaterThanOrEqual(1);
    expect(root?.textContent).toContain(page.title(locale));
    expect(root?.textContent).toContain(page.text?.(locale) ?? '');
    if (path === '/chapter/:chapter') {
      const image = root?.querySelector('[data-page="1"] img')?.getAttribute('src') ?? '';
      expect((await fetch(image)).status).toBe(200);
    }
    const linked = linkedOf(document);
    expect(linked.map((data) => data['@type'])).toEqual(page.linked ?? []);
    for (const data of linked) {
      const type = String(data['@type']);
      const missing = FIELDS[type]?.filter((field) => data[field] === undefined || data[field] === '');
      expect([type, missing]).toEqual([type, []]);
    }
  });

  it('what is inlined is the payload, which is the document', async () => {
    const address = `/${locale}/comic/${comic.slug}`;
    const [page, payload] = await Promise.all([get(address), get(`${address}/_payload.json`)]);
    const inlined = parse(page.text).querySelector('script[data-page]');
    expect(inlined?.getAttribute('data-page')).toBe(`comic_${comic.slug}`);
    expect(JSON.parse(inlined?.textContent ?? '')).toEqual(JSON.parse(payload.text));
    const stored = await firestore.doc(paths.page(`comic_${comic.slug}`)).get();
    expect(JSON.parse(payload.text)).toEqual(JSON.parse(JSON.stringify(stored.data())));
  });

  it.each([
    '/comic/none',
    '/chapter/none',
    '/translator/none',
    '/reader/none',
    '/comics/99999',
    '/publisher/none',
    '/publisher/none/1',
    '/blog/none',
  ])('%s is missing, and says so with the status, in the language', async (below) => {
    const { status, headers, text } = await get(`/${locale}${below}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toMatch(/s-maxage=[1-3]\d$/);
    const document = parse(text);
    expect(document.querySelector('#root h1')?.textContent).toContain(`/${locale}${below}`);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')).toHaveLength(0);
    expect((await get(`/${locale}${below}/_payload.json`)).status).toBe(404);
  });

  it('a chapter that was taken from readers says so, with the status, in the language', async () => {
    const page = firestore.doc(paths.page('chapter_taken'));
    await page.set({
      version: PAGE_VERSION,
      kind: 'gone',
      payload: { what: 'chapter', comicId: comic.slug },
    });
    try {
      const { status, headers, text } = await get(`/${locale}/chapter/taken`);
      expect(status).toBe(410);
      expect(headers.get('cache-control')).toMatch(/s-maxage=[1-3]\d$/);
      const document = parse(text);
      expect(document.querySelectorAll('#root h1')).toHaveLength(1);
      expect(document.querySelector(`#root a[href="/${locale}/comic/${comic.slug}"]`)).not.toBeNull();
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      expect(document.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')).toHaveLength(0);
      expect((await get(`/${locale}/chapter/taken/_payload.json`)).status).toBe(410);
    } finally {
      await page.delete();
    }
  });

  it('a comic’s former address leads to its own', async () => {
    const former = firestore.doc(paths.page('comic_a-former-name'));
    await former.set({ version: PAGE_VERSION, kind: 'redirect', payload: { slug: comic.slug } });
    try {
      const { status, headers } = await get(`/${locale}/comic/a-former-name`);
      expect(status).toBe(301);
      expect(headers.get('location')).toBe(`${origin}/${locale}/comic/${comic.slug}`);
    } finally {
      await former.delete();
    }
  });

  it('a comic’s address in another case leads to its own', async () => {
    const typed = `/${locale}/comic/${comic.slug.toUpperCase()}`;
    const { status, headers } = await get(typed);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`${origin}/${locale}/comic/${comic.slug}`);
    expect(JSON.parse((await get(`${typed}/_payload.json`)).text)).toMatchObject({
      kind: 'redirect',
      payload: { slug: comic.slug },
    });
  });

  it('a document that another version wrote is shown by the page itself, which nobody keeps', async () => {
    const newer = firestore.doc(paths.page('comic_a-newer-one'));
    await newer.set({ version: 99, kind: 'comic', payload: {} });
    try {
      const { status, headers, text } = await get(`/${locale}/comic/a-newer-one`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(text).toContain('<div id="root"></div>');
    } finally {
      await newer.delete();
    }
  });
});

it('the page without a language is neutral: it names both, and leads to both without a script', async () => {
  const { status, text } = await get('/');
  expect(status).toBe(200);
  const document = parse(text);
  expect(document.title).toContain(words('en', 'shell', 'name'));
  expect(document.title).toContain(words('ar', 'shell', 'name'));
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}/`);
  for (const locale of LOCALES)
    expect(text).toContain(`lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" href="/${locale}"`);
});

describe('what search engines ask for', () => {
  it('robots.txt leads to the sitemaps, which list the pages', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    const addresses = Array.from(text.matchAll(/^Sitemap: (.*)$/gm), ([, address = '']) => address);
    expect(addresses).toEqual(LOCALES.map((locale) => `${origin}/${locale}/sitemap.xml`));
    for (const locale of LOCALES) {
      const sitemap = await get(`/${locale}/sitemap.xml`);
      expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      expect(sitemap.text).toContain(`<loc>${origin}/${locale}/comic/${comic.slug}</loc>`);
      const own = await firestore
        .collection(paths.chapters(comicId))
        .where('language', '==', locale)
        .select()
        .get();
      expect(own.size).toBeGreaterThan(0);
      for (const { id } of own.docs)
        expect(sitemap.text).toContain(`<loc>${origin}/${locale}/chapter/${id}</loc>`);
      const listed = Array.from(sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
      for (const address of listed.slice(0, 12)) expect((await fetch(address)).status).toBe(200);
    }
    expect((await get('/en/sitemap-2.xml')).status).toBe(404);
  });
});

describe('what is no page', () => {
  it.each([
    ...'/data/nothing.json /builds/nothing.json /en/nothing /fr /en/comic/a.b /en/comic/a/b'.split(' '),
    `/en/comic/${'a'.repeat(200)}`,
    '/en/comics/0',
    '/en/comics/1e3',
    '/en/_payload.json/x',
    '/index.html',
    '/en/%00',
    '/en/comic/%F0%9F%92%A5',
  ])('%s is answered with 404, and the page says so', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('<div id="root"></div>');
  });

  it.each(['/en/account', '/ar/review/one', '/en/login', '/ar/auth/callback?oobCode=x'])(
    '%s draws itself: it is for who is signed in, or comes from a mail',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<div id="root"></div>');
    },
  );

  it('nothing is written through a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await fetch(`${origin}/en/terms`, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});
