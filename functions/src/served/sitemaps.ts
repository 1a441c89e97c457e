import { DEFAULT_LOCALE, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { newestShelf } from '@rawi/model/pages/shelves';
import { SERVED_PAGES } from '@rawi/model/routes/served-pages';
import { z } from '@rawi/model/zod';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/**
 * The sitemaps, made from the documents of the list of all comics, of the overview of publishers and of the
 * list of articles: one read for 24 comics or 40 articles, and none for a chapter. The pages of one language
 * are in one file; beyond the size limit of a file, that file lists others.
 */

/**
 * This many shelves plus the pages without a document are fewer than the 50,000 addresses that a file may
 * have.
 */
export const SHELVES_PER_FILE = 1000;
export const SITEMAP = /^\/(\w+)\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/;

export interface SitemapSource {
  readonly origin: string;
  /** A page's document; undefined if there is none. */
  readonly read: (pageId: string) => Promise<unknown>;
  /** How many comics have ever been added. */
  readonly arrivals: () => Promise<number>;
}

/** The part of a shelf that is read: the comics with their newest chapters. */
const shelfSchema = z.object({
  payload: z.object({
    comics: z.array(
      z.object({
        slug: z.string(),
        latestChapter: z.partialRecord(
          z.enum(LOCALES),
          z.object({ id: z.string(), publishedAt: z.string() }),
        ),
      }),
    ),
  }),
});

const listedSchema = z.array(z.object({ id: z.string() }));
/** The part of the overview of publishers that is read: their addresses. */
const publishersSchema = z.object({ payload: z.object({ largest: listedSchema, others: listedSchema }) });

/** The part of the list of articles that is read: their addresses, languages and days. */
const articlesSchema = z.object({
  payload: z.object({
    articles: z.array(
      z.object({
        slug: z.string(),
        texts: z.partialRecord(z.enum(LOCALES), z.object({})),
        publishedAt: z.string(),
      }),
    ),
    parts: z.number().optional(),
  }),
});

/** The sitemap of a language, or one numbered file of it; undefined if there is none. */
export async function sitemap(
  source: SitemapSource,
  locale: Locale,
  file: number | undefined,
): Promise<string | undefined> {
  const shelves = newestShelf(await source.arrivals());
  const files = Math.ceil(shelves / SHELVES_PER_FILE);
  if (file === undefined && files > 1) return indexOf(source.origin, locale, files);
  if ((file ?? 1) > files) return undefined;
  const first = ((file ?? 1) - 1) * SHELVES_PER_FILE + 1;
  const last = Math.min(shelves, first + SHELVES_PER_FILE - 1);
  return urlsOf(source, locale, first, last);
}

async function indexOf(origin: string, locale: Locale, files: number): Promise<string> {
  const stream = new SitemapIndexStream();
  for (let file = 1; file <= files; file += 1)
    stream.write({ url: `${origin}/${locale}/sitemap-${file}.xml` });
  stream.end();
  return String(await streamToPromise(stream));
}

async function urlsOf({ origin, read }: SitemapSource, locale: Locale, first: number, last: number) {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  const write = (below: string, lastmod?: string) =>
    stream.write({
      url: `/${locale}${below}`,
      ...(lastmod !== undefined && { lastmod }),
      links: [
        ...LOCALES.map((lang) => ({ lang, url: `${origin}/${lang}${below}` })),
        { lang: 'x-default', url: below === '' ? `${origin}/` : `${origin}/${DEFAULT_LOCALE}${below}` },
      ],
    });
  if (first === 1) {
    for (const { path, parameters } of SERVED_PAGES)
      if (parameters === undefined) write(path === '/' ? '' : path);
    const publishers = publishersSchema.safeParse(await read(pageIds.publishers())).data?.payload;
    for (const { id } of [...(publishers?.largest ?? []), ...(publishers?.others ?? [])])
      write(`/publisher/${id}`);
    for (const { slug, texts, publishedAt } of await articlesOf(read)) {
      if (texts[locale]) write(`/blog/${slug}`, publishedAt);
    }
  }
  const shelves = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const documents = await Promise.all(shelves.map((shelf) => read(pageIds.shelf(String(shelf)))));
  for (const [index, document] of documents.entries()) {
    if (document === undefined) continue;
    const shelf = first + index;
    write(`/comics/${shelf}`);
    for (const { slug, latestChapter } of shelfSchema.parse(document).payload.comics) {
      const dates = Object.values(latestChapter).map(({ publishedAt }) => publishedAt);
      write(`/comic/${slug}`, dates.toSorted().at(-1));
      const newest = latestChapter[locale];
      if (newest) write(`/chapter/${newest.id}`, newest.publishedAt);
    }
  }
  stream.end();
  return String(await streamToPromise(stream));
}

/** All articles, from each part of their list. */
async function articlesOf(read: SitemapSource['read']) {
  const first = articlesSchema.safeParse(await read(pageIds.blogs())).data?.payload;
  if (!first) return [];
  const further = Array.from({ length: (first.parts ?? 1) - 1 }, (_, index) => index + 2);
  const parts = await Promise.all(further.map((part) => read(pageIds.part(pageIds.blogs(), part))));
  return [
    ...first.articles,
    ...parts.flatMap((part) => articlesSchema.safeParse(part).data?.payload.articles ?? []),
  ];
}
