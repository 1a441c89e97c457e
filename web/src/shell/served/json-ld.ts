import { AGE_RATING_NAMES } from '@rawi/model/lists/age-ratings';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import type { BlogPayload } from '@rawi/model/pages/blog-payloads';
import type { ListPayload } from '@rawi/model/pages/list-payload';
import type {
  ChapterPayload,
  ComicPayload,
  PageDocument,
  PublisherPayload,
  TranslatorPayload,
} from '@rawi/model/pages/pages';
import { strictnessOf } from '@rawi/model/rating/age-order';
import { type OwnRating, showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { localize } from '@rawi/model/text/localized';
import type {
  BlogPosting,
  BreadcrumbList,
  ComicIssue,
  ComicSeries,
  ItemList,
  Person,
  ProfilePage,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { i18n } from '../../core/i18n/i18n.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { listText } from '../../domains/lists/list-text.ts';

/** The address and the language of a page. */
export interface LinkedPlace {
  readonly locale: Locale;
  readonly origin: string;
}

type Linked = WithContext<Exclude<Thing, string>>;

/** Describes a page to search engines in their own vocabulary; empty for a page that shows no document. */
export function jsonLd(document: PageDocument | undefined, place: LinkedPlace): readonly Linked[] {
  switch (document?.kind) {
    case 'home':
      return [siteOf(place)];
    case 'comic':
      return comicOf(document.payload, place);
    case 'chapter':
      return chapterOf(document.payload, place);
    case 'translator':
      return [translatorOf(document.payload, place)];
    case 'publisher':
      return [publisherOf(document.payload, place)];
    case 'list':
      return listOf(document.payload, place);
    case 'blog':
      return articleOf(document.payload, place);
    default:
      return [];
  }
}

const CONTEXT = { '@context': 'https://schema.org' } as const;
const words = (locale: Locale) => i18n.getFixedT(locale, 'shell');
const imageUrl = (image: Parameters<typeof imageSource>[0]) => imageSource(image).src;

/** For whom it is, where that is known, and its picture as everybody is shown it. */
function ratedAs(
  comic: OwnRating,
  chapter: OwnRating | undefined,
  locale: Locale,
  picture: Parameters<typeof imageSource>[0],
) {
  const { rating, pictures } = showingToVisitors(comic, chapter);
  const { src, blurred } = imageSource(picture);
  const image = pictures === 'sharp' ? src : blurred;
  return {
    ...(rating && {
      contentRating: AGE_RATING_NAMES[rating][locale],
      isFamilyFriendly: strictnessOf(rating) <= strictnessOf('12'),
    }),
    ...(image !== undefined && { image }),
  };
}

function siteOf({ locale, origin }: LinkedPlace): WithContext<WebSite> {
  const t = words(locale);
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: t('name'),
    description: t('description'),
    url: origin + paths.home(locale),
    inLanguage: LOCALE_TAGS[locale],
  };
}

function comicOf(comic: ComicPayload, { locale, origin }: LinkedPlace): Linked[] {
  const name = comicName(comic, locale).text;
  const url = origin + paths.comic(locale, comic.slug);
  const series: WithContext<ComicSeries> = {
    ...CONTEXT,
    '@type': 'ComicSeries',
    name,
    alternateName: [...new Set([comic.series, comic.otherName, ...Object.values(comic.names)])].filter(
      (other): other is string => other !== undefined && other !== name,
    ),
    url,
    description: localize(comic.description, locale).value,
    ...ratedAs(comic, undefined, locale, localize(comic.cover, locale).value),
    genre: comic.genres.map((genre) => localize(genre.name, locale).value),
    author: person(localize(comic.writer.name, locale).value),
    contributor: comic.artists.map((artist) => person(localize(artist.name, locale).value)),
    publisher: { '@type': 'Organization', name: localize(comic.publisher.name, locale).value },
    inLanguage: [...new Set(comic.chapters.map(({ language }) => language))],
  };
  return [series, trail([[name, url]], { locale, origin })];
}

function chapterOf(chapter: ChapterPayload, { locale, origin }: LinkedPlace): Linked[] {
  const { comic, number, language, translator } = chapter;
  const series = comicName(comic, locale).text;
  const seriesUrl = origin + paths.comic(locale, comic.slug);
  const url = origin + paths.chapter(locale, chapter.id);
  const name = chapter.title ?? `${series} ${number}`;
  const issue: WithContext<ComicIssue> = {
    ...CONTEXT,
    '@type': 'ComicIssue',
    name,
    issueNumber: number,
    url,
    inLanguage: language,
    ...ratedAs(comic, chapter, locale, chapter.cover),
    datePublished: chapter.publishedAt,
    pagination: `1-${chapter.pageCount}`,
    isPartOf: { '@type': 'ComicSeries', name: series, url: seriesUrl },
    ...(translator && { translator: person(translator.name) }),
  };
  const steps = [
    [series, seriesUrl],
    [name, url],
  ] as const;
  return [issue, trail(steps, { locale, origin })];
}

function listOf(list: ListPayload, { locale, origin }: LinkedPlace): Linked[] {
  const name = listText(list.name, locale);
  const url = origin + paths.list(locale, list.id);
  const comics = new Map(list.comics.map((comic) => [comic.id, comic]));
  const listed = list.entries.flatMap((entry) => {
    const comic = comics.get(entry.comic);
    const own = entry.kind === 'chapter' ? entry : undefined;
    return comic && showingToVisitors(comic, own).isListed ? [{ entry, comic }] : [];
  });
  const itemList: WithContext<ItemList> = {
    ...CONTEXT,
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: listed.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: listed.map(({ entry, comic }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: comicName(comic, locale).text,
      url:
        origin + (entry.kind === 'comic' ? paths.comic(locale, comic.slug) : paths.chapter(locale, entry.id)),
    })),
  };
  return [itemList, trail([[name, url]], { locale, origin })];
}

function translatorOf(
  translator: TranslatorPayload,
  { locale, origin }: LinkedPlace,
): WithContext<ProfilePage> {
  const url = `${origin}${paths.translator(locale, translator.id)}`;
  return {
    ...CONTEXT,
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      ...person(translator.name),
      url,
      ...(translator.bio !== undefined && { description: translator.bio }),
      ...(translator.photo && { image: imageUrl(translator.photo) }),
      knowsLanguage: translator.languages,
    },
  };
}

function publisherOf(
  { id, name, description, website }: PublisherPayload,
  { locale, origin }: LinkedPlace,
): WithContext<ProfilePage> {
  const url = origin + paths.publisher(locale, id);
  return {
    ...CONTEXT,
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Organization',
      name: localize(name, locale).value,
      url: website ?? url,
      ...(description && { description: localize(description, locale).value }),
    },
  };
}

/** Returns nothing when the article is in another language. */
function articleOf(
  { slug, texts, picture, publishedAt, updatedAt }: BlogPayload,
  { locale, origin }: LinkedPlace,
): Linked[] {
  const text = texts[locale];
  if (!text) return [];
  const url = origin + paths.blog(locale, slug);
  const posting: WithContext<BlogPosting> = {
    ...CONTEXT,
    '@type': 'BlogPosting',
    headline: text.title,
    description: text.summary,
    url,
    mainEntityOfPage: url,
    image: imageUrl(localize(picture, locale).value),
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: LOCALE_TAGS[locale],
    author: person(text.author),
    publisher: { '@type': 'Organization', name: words(locale)('name'), url: origin + paths.home(locale) },
  };
  const steps = [
    [words(locale)('nav.blogs'), origin + paths.blogs(locale)],
    [text.title, url],
  ] as const;
  return [posting, trail(steps, { locale, origin })];
}

const person = (name: string) => ({ '@type': 'Person', name }) as const satisfies Exclude<Person, string>;

/** The breadcrumbs from the home page to a page. */
function trail(
  steps: readonly (readonly [name: string, url: string])[],
  { locale, origin }: LinkedPlace,
): WithContext<BreadcrumbList> {
  const home = [words(locale)('nav.home'), origin + paths.home(locale)] as const;
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
