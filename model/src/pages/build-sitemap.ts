import { byLocale, DEFAULT_LOCALE, isLocale, type Locale } from '../lists/locales.ts';
import { type OwnRating, showingToVisitors } from '../rating/showing-to-visitors.ts';
import type { Comic } from '../truth/comic.ts';
import { compareChapters, compareText, type Orderable } from './chapter-order.ts';
import { isSame } from './is-same.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { newestShelf } from './shelves.ts';
import type { PartCount, SitemapEntry, SitemapListPayload } from './sitemap-payloads.ts';

/** A comic with all of its chapters, as far as sitemaps name them. */
export interface ListedComic {
  readonly comic: Pick<Comic, 'slug' | 'ageRating'>;
  readonly chapters: readonly AddressOfChapter[];
}

/** What sitemaps know of a chapter. */
export type AddressOfChapter = Orderable & OwnRating;

/** What a document weighs beside its entries. */
const FRAME_BYTES = 200;

/**
 * The addresses of a shelf: each comic with all of its chapters, in parts of at most 100 kB. `comics` are those of the
 * shelf, `arrivals` is how many have ever come. Empty for a shelf that has not been begun.
 */
export function buildSitemapPages(
  comics: readonly ListedComic[],
  arrivals: number,
  shelf: number,
): readonly PageDocument[] {
  if (arrivals === 0 || shelf > newestShelf(arrivals)) return [];
  const entries = comics.toSorted((a, b) => compareText(a.comic.slug, b.comic.slug)).flatMap(entriesOf);
  const [first = [], ...further] = partsOf(entries);
  return [
    pageDocument({
      version: PAGE_VERSION,
      kind: 'sitemap',
      payload: { entries: first, parts: 1 + further.length },
    }),
    ...further.map((part) =>
      pageDocument({ version: PAGE_VERSION, kind: 'sitemapPart', payload: { entries: part } }),
    ),
  ];
}

function entriesOf({ comic, chapters }: ListedComic): SitemapEntry[] {
  // What a visitor finds in no list of ours stands in no sitemap either, and its page asks not to be listed.
  if (!showingToVisitors(comic).isListed) return [];
  const { slug } = comic;
  const named = chapters.filter((chapter) => showingToVisitors(comic, chapter).isListed);
  const rows = named.toSorted(compareChapters).map(({ id, language, publishedAt }) => ({
    chapter: id,
    language,
    publishedAt: publishedAt.toISOString(),
  }));
  // Times of one form are in the order of their text.
  const updatedAt = rows
    .map(({ publishedAt }) => publishedAt)
    .toSorted(compareText)
    .at(-1);
  return [{ slug, ...(updatedAt !== undefined && { updatedAt }) }, ...rows];
}

/** The entries in parts that fit in a document each. Ids and slugs are ASCII, so a character is a byte. */
function partsOf(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const weight = JSON.stringify(entry).length + 1;
    if (bytes + weight > PAGE_LIMITS.pageBytes) {
      parts.push([]);
      bytes = FRAME_BYTES;
    }
    parts.at(-1)?.push(entry);
    bytes += weight;
  }
  return parts;
}

/**
 * The language in whose sitemap a chapter stands: its own, and the default one for a chapter in a language that the
 * interface does not have.
 */
export function sitemapOf(language: string): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** Which of the entries stand in the sitemap of a language: all comics, and the chapters of the language. */
export function entriesIn(entries: readonly SitemapEntry[], locale: Locale): SitemapEntry[] {
  return entries.filter((entry) => 'slug' in entry || sitemapOf(entry.language) === locale);
}

/**
 * The list of all shelves with their parts after one of them was built again; no pages take it off the list. Undefined
 * where the list stays as it is.
 */
export function withSitemap(
  listing: SitemapListPayload | undefined,
  shelf: number,
  made: readonly PageDocument[],
): PageDocument | undefined {
  const shelves = listing?.shelves ?? [];
  const parts = made.flatMap((page) =>
    page.kind === 'sitemap' || page.kind === 'sitemapPart' ? [countOf(page.payload.entries)] : [],
  );
  const before = shelves.find((each) => each.shelf === shelf);
  if (isSame(before?.parts ?? [], parts)) return undefined;
  const others = shelves.filter((each) => each.shelf !== shelf);
  const all = parts.length > 0 ? [...others, { shelf, parts }] : others;
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'sitemapList',
    payload: { shelves: all.toSorted((a, b) => a.shelf - b.shelf) },
  });
}

function countOf(entries: readonly SitemapEntry[]): PartCount {
  return byLocale((locale) => entriesIn(entries, locale).length);
}
