import { DEFAULT_LOCALE, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { entriesIn } from '@rawi/model/pages/build-sitemap';
import {
  type SitemapEntry,
  type SitemapListPayload,
  sitemapEntrySchema,
  sitemapListPayloadSchema,
} from '@rawi/model/pages/sitemap-payloads';
import { SERVED_PAGES } from '@rawi/model/routes/served-pages';
import { reading } from '@rawi/model/truth/tolerant';
import { z } from '@rawi/model/zod';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/**
 * The sitemaps, made from the addresses of each shelf, of the overview of publishers and of the list of
 * articles: two reads for 24 comics with all their chapters. The pages of one language are in one file;
 * beyond the size limit of a file, that file lists others.
 */

/** The most addresses that the protocol lets a file have. */
export const MAX_ADDRESSES = 50_000;
/** Of these, the first file keeps so many for pages that are on no shelf. */
export const MAX_OTHER_ADDRESSES = 5000;
export const SITEMAP = /^\/(\w+)\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/;

export interface SitemapSource {
  readonly origin: string;
  /** A page's document; undefined if there is none. */
  readonly read: (pageId: string) => Promise<unknown>;
}

/** A document of addresses: the part of a shelf's. */
interface Part {
  readonly shelf: number;
  readonly part: number;
}

const listSchema = reading(z.object({ payload: sitemapListPayloadSchema }));
/** The part of such a document that is read, of whichever part. */
const entriesSchema = reading(z.object({ payload: z.object({ entries: z.array(sitemapEntrySchema) }) }));

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
  const listing = listSchema.safeParse(await source.read(pageIds.sitemapList())).data?.payload;
  const files = divide(listing, locale);
  if (file === undefined && files.length > 1) return indexOf(source.origin, locale, files.length);
  const parts = files[(file ?? 1) - 1];
  return parts && urlsOf(source, locale, parts, (file ?? 1) === 1);
}

/** The parts of each file: in order, as many as it may have addresses. The first file is there in any case. */
function divide(listing: SitemapListPayload | undefined, locale: Locale): Part[][] {
  const files: Part[][] = [[]];
  let addresses = MAX_OTHER_ADDRESSES;
  for (const { shelf, parts } of listing?.shelves ?? []) {
    for (const [index, counts] of parts.entries()) {
      // The page of the shelf itself stands before its first part.
      const more = counts[locale] + (index === 0 ? 1 : 0);
      if (addresses + more > MAX_ADDRESSES) {
        files.push([]);
        addresses = 0;
      }
      files.at(-1)?.push({ shelf, part: index + 1 });
      addresses += more;
    }
  }
  return files;
}

async function indexOf(origin: string, locale: Locale, files: number): Promise<string> {
  const stream = new SitemapIndexStream();
  for (let file = 1; file <= files; file += 1)
    stream.write({ url: `${origin}/${locale}/sitemap-${file}.xml` });
  stream.end();
  return String(await streamToPromise(stream));
}

/** An address below the language prefix, as a file lists it. */
interface Address {
  readonly below: string;
  readonly lastmod?: string;
  /** Whether the same address in the other languages is the same page. */
  readonly isEverywhere: boolean;
}

async function urlsOf(source: SitemapSource, locale: Locale, parts: readonly Part[], isFirst: boolean) {
  const { origin, read } = source;
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  const addresses = isFirst ? (await otherAddresses(read, locale)).slice(0, MAX_OTHER_ADDRESSES) : [];
  const documents = await Promise.all(
    parts.map(({ shelf, part }) =>
      read(part === 1 ? pageIds.sitemap(shelf) : pageIds.part(pageIds.sitemap(shelf), part)),
    ),
  );
  for (const [index, { shelf, part }] of parts.entries()) {
    const { entries } = entriesSchema.safeParse(documents[index]).data?.payload ?? { entries: undefined };
    // It has gone since it was listed.
    if (!entries) continue;
    if (part === 1) addresses.push({ below: `/comics/${shelf}`, isEverywhere: true });
    addresses.push(...entriesIn(entries, locale).map(addressOf));
  }
  // A shelf may have grown since it was listed.
  for (const { below, lastmod, isEverywhere } of addresses.slice(0, MAX_ADDRESSES)) {
    stream.write({
      url: `/${locale}${below}`,
      ...(lastmod !== undefined && { lastmod }),
      ...(isEverywhere && { links: linksOf(origin, below) }),
    });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

/** A chapter is a page of its own in each language, and its head names its translations. */
function addressOf(entry: SitemapEntry): Address {
  if ('chapter' in entry)
    return { below: `/chapter/${entry.chapter}`, lastmod: entry.publishedAt, isEverywhere: false };
  const { slug, updatedAt } = entry;
  return {
    below: `/comic/${slug}`,
    ...(updatedAt !== undefined && { lastmod: updatedAt }),
    isEverywhere: true,
  };
}

const linksOf = (origin: string, below: string) => [
  ...LOCALES.map((lang) => ({ lang, url: `${origin}/${lang}${below}` })),
  { lang: 'x-default', url: below === '' ? `${origin}/` : `${origin}/${DEFAULT_LOCALE}${below}` },
];

/** The pages that are on no shelf: those of fixed words, the publishers, and the newest articles. */
async function otherAddresses(read: SitemapSource['read'], locale: Locale): Promise<Address[]> {
  const fixed = SERVED_PAGES.filter(({ parameters }) => parameters === undefined);
  const publishers = publishersSchema.safeParse(await read(pageIds.publishers())).data?.payload;
  const articles = await articlesOf(read);
  return [
    ...fixed.map(({ path }) => ({ below: path === '/' ? '' : path, isEverywhere: true })),
    ...[...(publishers?.largest ?? []), ...(publishers?.others ?? [])].map(({ id }) => ({
      below: `/publisher/${id}`,
      isEverywhere: true,
    })),
    ...articles
      .filter(({ texts }) => texts[locale])
      .map(({ slug, texts, publishedAt }) => ({
        below: `/blog/${slug}`,
        lastmod: publishedAt,
        isEverywhere: LOCALES.every((each) => texts[each]),
      })),
  ];
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
