import { contentNoteName, isContentNote } from '@rawi/model/lists/content-notes';
import type { Language } from '@rawi/model/lists/languages';
import type { Bilingual, Locale } from '@rawi/model/lists/locales';
import { unpackImageCounts } from '@rawi/model/pages/image-counts';
import { inParts } from '@rawi/model/pages/in-parts';
import { OPDS_LIMITS } from '@rawi/model/pages/opds-limits';
import type { ChapterRow, ComicPayload } from '@rawi/model/pages/pages';
import { addedNotes, ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { type OpdsAddress, opdsPath } from '@rawi/model/routes/opds-addresses';
import { chapterInCredits } from '@rawi/model/text/credit-texts';
import { localize } from '@rawi/model/text/localized';
import { taglineOf } from '@rawi/model/text/tagline';
import { type AtomEntry, type AtomLink, OPDS_RELATIONS, OPDS_TYPES } from './atom.ts';
import { type Catalogue, inWords, type MadeFeed, makeFeed, partsBeside, titleOf } from './catalogue.ts';
import { coverLinks, IMAGE_TYPE } from './comics-feed.ts';
import { languageName, say, WORDS, warning } from './words.ts';

/** A chapter of a comic's page, and how many images it has; undefined where the page is from before it said that. */
interface Shown {
  readonly row: ChapterRow;
  readonly images: number | undefined;
}

/**
 * The chapters of a comic, those in the language of the catalogue first, or those in one language; undefined for a comic that is for adults, and for a
 * part that is not there. Chapters for adults are left out: an app opens what it is given, and asks nobody's age.
 */
export function chaptersFeed(
  catalogue: Catalogue,
  { of, names, part = 1 }: OpdsAddress,
  comic: ComicPayload,
): MadeFeed | undefined {
  const { locale, origin } = catalogue;
  if (!showingToVisitors(comic).isListed) return undefined;
  const counts = unpackImageCounts(comic.images, comic.chapters.length);
  const all = comic.chapters
    .map((row, index): Shown => ({ row, images: counts?.[index] }))
    .filter(({ row }) => showingToVisitors(comic, row).isListed);
  const languages = [...new Set(all.map(({ row }) => row.language))].toSorted((a, b) => byOwn(locale, a, b));
  const chosen = of === 'comicIn' ? languages.find((language) => language === names[1]) : undefined;
  if (of === 'comicIn' && !chosen) return undefined;
  const wanted = all
    .filter(({ row }) => chosen === undefined || row.language === chosen)
    .toSorted((a, b) => byOwn(locale, a.row.language, b.row.language));
  const parts = inParts(wanted, OPDS_LIMITS.entries);
  const shown = parts[part - 1] ?? (part === 1 ? [] : undefined);
  if (!shown) return undefined;
  const path = (number: number) => opdsPath(locale, of, names, number);
  const title = titleOf(comic, locale);
  return makeFeed(catalogue, {
    kind: 'acquisition',
    path: path(part),
    up: opdsPath(locale, 'comics'),
    title,
    subtitle: inWords(comic.description, locale),
    ...partsBeside(path, part, parts.length),
    links: [
      { rel: 'alternate', href: `${origin}/${locale}/comic/${comic.slug}`, type: 'text/html' },
      ...comicCover(catalogue, comic),
      ...languageFacets(catalogue, comic.slug, languages, chosen),
    ],
    entries: shown.map((chapter) => chapterEntry(catalogue, comic, chapter)),
    counts: {
      total: wanted.length,
      first: (part - 1) * OPDS_LIMITS.entries + 1,
      perPart: OPDS_LIMITS.entries,
    },
  });
}

/** The language of a catalogue comes first; the others keep their order. */
const byOwn = (locale: Locale, a: Language, b: Language) => Number(b === locale) - Number(a === locale);

function comicCover({ locale, fileUrl }: Catalogue, { cover }: ComicPayload): AtomLink[] {
  const { sources } = localize(cover, locale).value;
  const byWidth = sources.toSorted((a, b) => a.width - b.width);
  const [narrowest, widest] = [byWidth[0], byWidth.at(-1)];
  return narrowest && widest ? coverLinks(fileUrl, { path: widest.path, thumbnail: narrowest.path }) : [];
}

/** The same comic in one of its languages, where it has several. */
function languageFacets(
  { locale, origin }: Catalogue,
  slug: string,
  languages: readonly Language[],
  chosen: Language | undefined,
): AtomLink[] {
  if (languages.length < 2) return [];
  const facet = (href: string, title: string, isActive: boolean): AtomLink => ({
    rel: OPDS_RELATIONS.facet,
    href: `${origin}${href}`,
    type: OPDS_TYPES.acquisition,
    title,
    more: {
      'opds:facetGroup': WORDS.language[locale],
      'opds:activeFacet': isActive ? 'true' : undefined,
    },
  });
  return [
    facet(opdsPath(locale, 'comic', [slug]), WORDS.allLanguages[locale], chosen === undefined),
    ...languages.map((language) =>
      facet(
        opdsPath(locale, 'comicIn', [slug, language]),
        languageName(language, locale),
        language === chosen,
      ),
    ),
  ];
}

function chapterEntry(catalogue: Catalogue, comic: ComicPayload, { row, images }: Shown): AtomEntry {
  const { locale, origin, fileUrl } = catalogue;
  return {
    // The same in every language of the catalogue.
    id: `${origin}/chapter/${row.id}`,
    title: chapterTitle(comic, row, locale),
    updated: row.publishedAt,
    published: row.publishedAt,
    authors: [comic.writer, ...comic.artists].map(({ name }) => inWords(name, locale)),
    contributors: row.translator ? [row.translator.name] : [],
    languages: [row.language],
    publisher: inWords(comic.publisher.name, locale),
    summary: summaryOf(comic, row, locale),
    categories: comic.genres.map(({ id, name }) => ({
      term: id,
      label: inWords(name, locale),
      scheme: `${origin}/genres`,
    })),
    links: [
      ...acquisitionLinks(catalogue, row, images),
      { rel: OPDS_RELATIONS.image, href: fileUrl(row.thumbnail.path), type: IMAGE_TYPE },
      { rel: OPDS_RELATIONS.thumbnail, href: fileUrl(row.thumbnail.path), type: IMAGE_TYPE },
      {
        rel: 'alternate',
        href: `${origin}/${locale}/chapter/${row.id}`,
        type: 'text/html',
        hreflang: row.language,
      },
    ],
  };
}

/** With the name of the comic: an app keeps a chapter beside those of others. */
function chapterTitle(comic: ComicPayload, { number, title, language }: ChapterRow, locale: Locale): string {
  const name = `${titleOf(comic, locale)} · ${chapterInCredits(number, title, locale)}`;
  return language === locale ? name : `${name} (${languageName(language, locale)})`;
}

/** What somebody is told before they open it: for whom it is, what it contains, who translated it, and what the comic is about. */
function summaryOf(comic: ComicPayload, row: ChapterRow, locale: Locale): string {
  const notes: Bilingual[] = [
    ...(comic.contentNotes ?? []).map(({ id }) => id),
    ...addedNotes({ contentNotes: (comic.contentNotes ?? []).map(({ id }) => id) }, row),
  ].flatMap((id) => (isContentNote(id) ? [contentNoteName(id)] : []));
  const said = [
    warning(ratingOfChapter(comic, row), notes, locale),
    row.translator ? `${say(WORDS.translatedBy, locale, row.translator.name)}.` : '',
    inWords(taglineOf(comic.description), locale),
  ];
  return said.filter((text) => text !== '').join(' ');
}

/** What an app gets a chapter by: its file, its pages one by one, or, of what is only read at the site, its page there. */
function acquisitionLinks(
  { locale, origin }: Catalogue,
  { id, bytes, downloadable }: ChapterRow,
  images: number | undefined,
): AtomLink[] {
  const file: AtomLink = {
    rel: OPDS_RELATIONS.openAccess,
    href: `${origin}${opdsPath(locale, 'file', [id])}`,
    type: 'application/pdf',
    title: WORDS.pdf[locale],
    length: bytes,
  };
  const atSite: AtomLink = {
    rel: OPDS_RELATIONS.openAccess,
    href: `${origin}/${locale}/chapter/${id}`,
    type: 'text/html',
    title: WORDS.readOnSite[locale],
  };
  const stream: AtomLink = {
    rel: OPDS_RELATIONS.stream,
    href: `${origin}${opdsPath(locale, 'page', [id, '{pageNumber}', '{maxWidth}'])}`,
    type: IMAGE_TYPE,
    more: { 'pse:count': images },
  };
  return [downloadable ? file : atSite, ...(images ? [stream] : [])];
}
