import { SITE_NAME } from '@rawi/model/constants';
import { BLOG_CATEGORY_NAMES } from '@rawi/model/lists/blog-categories';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { BlogsPayload } from '@rawi/model/pages/blog-payloads';
import type { ComicPayload, PageDocument, TranslatorPayload } from '@rawi/model/pages/pages';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { type OwnRating, showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { type FeedAddress, type FeedTopic, feedPath } from '@rawi/model/routes/feed-addresses';
import { localize, type Variants } from '@rawi/model/text/localized';
import { pictureOfWidth } from '@rawi/model/truth/picture';
import type { CoverPicture, Image } from '@rawi/model/truth/schemas';
import type { Feed, FeedEntry } from './feed.ts';
import { FEED_WORDS } from './feed-words.ts';

/**
 * A feed from the document of a page. Programs fetch it for somebody who has told us nothing: what visitors are not shown in lists is
 * in no list here, and of what they are not shown sharp there is no picture.
 */

/** Where the site and its files are. */
export interface FeedPlace {
  readonly origin: string;
  readonly fileUrl: (path: string) => string;
}

/** The most entries that a feed has; programs ask more often than there is so much new. */
export const MAX_ENTRIES = 50;
/** The least width of a picture. */
const PICTURE_WIDTH = 320;

/** The feed at an address; undefined where the document is none that it is made of. */
export function buildFeed(place: FeedPlace, address: FeedAddress, document: PageDocument): Feed | undefined {
  const { topic } = address;
  const found = contentOf(place, address.locale, topic, document);
  if (!found) return undefined;
  const { since, ...content } = found;
  const entries = content.entries.slice(0, MAX_ENTRIES);
  const { locale } = address;
  return {
    ...content,
    entries,
    locale,
    self: {
      atom: place.origin + feedPath({ locale, topic, format: 'atom' }),
      json: place.origin + feedPath({ locale, topic, format: 'json' }),
    },
    updated: entries.map(({ updated }) => updated).reduce((one, other) => (one > other ? one : other), since),
    icon: `${place.origin}/icons/icon-192.png`,
    siteName: SITE_NAME[locale],
  };
}

type Content = Pick<Feed, 'title' | 'description' | 'page' | 'entries'> & {
  /** When it was made, where nothing is in it. */
  readonly since: string;
};
const EPOCH = '1970-01-01T00:00:00.000Z';

function contentOf(
  place: FeedPlace,
  locale: Locale,
  topic: FeedTopic,
  document: PageDocument,
): Content | undefined {
  if (topic.of === 'latest' && document.kind === 'updates')
    return latestOf(place, locale, topic.language, document.payload);
  if (topic.of === 'comic' && document.kind === 'comic')
    return comicOf(place, locale, topic.language, document.payload);
  if (topic.of === 'translator' && document.kind === 'translator')
    return translatorOf(place, locale, document.payload);
  if (topic.of === 'blog' && document.kind === 'blogs') return blogOf(place, locale, document.payload);
  return undefined;
}

interface NamedComic extends OwnRating {
  readonly series: string;
  readonly names: Variants<string>;
  readonly cover: Variants<Image | CoverPicture>;
}
interface FollowedChapter extends OwnRating {
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  readonly title?: string | undefined;
  readonly publishedAt: string;
}

function chapterEntry(
  { origin, fileUrl }: FeedPlace,
  locale: Locale,
  comic: NamedComic,
  chapter: FollowedChapter,
  translator: { readonly id: string; readonly name: string } | undefined,
): FeedEntry {
  const words = FEED_WORDS[locale];
  const { id, number, title, language, publishedAt } = chapter;
  const { rating, pictures } = showingToVisitors(comic, chapter);
  const path = `/chapter/${encodeURIComponent(id)}`;
  const image = pictures === 'sharp' ? pictureIn(comic.cover, locale) : undefined;
  return {
    id: origin + path,
    url: `${origin}/${locale}${path}`,
    title: words.chapter({ comic: nameOf(comic, locale), number, title }),
    summary: words.chapterText({ language, translator: translator?.name, rating }),
    language,
    published: publishedAt,
    updated: publishedAt,
    authors: translator
      ? [
          {
            name: translator.name,
            url: `${origin}/${locale}/translator/${encodeURIComponent(translator.id)}`,
          },
        ]
      : [],
    categories: [LANGUAGE_NAMES[language][locale]],
    ...(image !== undefined && { image: fileUrl(image) }),
  };
}

const nameOf = ({ series, names }: NamedComic, locale: Locale) => names[locale] ?? series;

/** The path of a picture in a language, or of the one that there is. */
function pictureIn(cover: Variants<Image | CoverPicture>, locale: Locale): string | undefined {
  const found = cover[locale] ?? Object.values(cover).find((each) => each !== undefined);
  if (!found) return undefined;
  return 'path' in found ? found.path : pictureOfWidth(found, PICTURE_WIDTH).path;
}

function latestOf(place: FeedPlace, locale: Locale, language: Language, updates: UpdatesPayload): Content {
  const words = FEED_WORDS[locale];
  const comics = new Map(updates.comics.map((comic) => [comic.id, comic]));
  const translators = new Map(updates.translators.map((each) => [each.id, each]));
  return {
    title: words.latest(language),
    description: words.latestText(language),
    page: `${place.origin}/${locale}/updates`,
    since: updates.since,
    entries: updates.chapters.flatMap((chapter) => {
      const comic = comics.get(chapter.comic);
      if (!comic || chapter.language !== language || !showingToVisitors(comic, chapter).isListed) return [];
      return [chapterEntry(place, locale, comic, chapter, translators.get(chapter.translator ?? ''))];
    }),
  };
}

/** Whoever follows a comic has its address: what is for adults is named, without a picture. */
function comicOf(place: FeedPlace, locale: Locale, language: Language, comic: ComicPayload): Content {
  const words = FEED_WORDS[locale];
  const name = nameOf(comic, locale);
  return {
    title: words.comic(name, language),
    description: words.comicText(name, language),
    page: `${place.origin}/${locale}/comic/${encodeURIComponent(comic.slug)}`,
    since: EPOCH,
    entries: comic.chapters
      .filter((chapter) => chapter.language === language)
      .toSorted(newestFirst)
      .map((chapter) => chapterEntry(place, locale, comic, chapter, chapter.translator)),
  };
}

const newestFirst = (a: FollowedChapter, b: FollowedChapter) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || b.number - a.number;

function translatorOf(place: FeedPlace, locale: Locale, translator: TranslatorPayload): Content {
  const { id, name, works, newest = [] } = translator;
  const words = FEED_WORDS[locale];
  const comics = new Map(works.map((work) => [work.slug, work]));
  return {
    title: words.translator(name),
    description: words.translatorText(name),
    page: `${place.origin}/${locale}/translator/${encodeURIComponent(id)}`,
    since: EPOCH,
    entries: newest.flatMap((chapter) => {
      const comic = comics.get(chapter.comic);
      if (!comic || !showingToVisitors(comic, chapter).isListed) return [];
      return [chapterEntry(place, locale, comic, chapter, { id, name })];
    }),
  };
}

/** The articles that there are in the language. */
function blogOf({ origin, fileUrl }: FeedPlace, locale: Locale, { articles }: BlogsPayload): Content {
  const words = FEED_WORDS[locale];
  return {
    title: words.blog,
    description: words.blogText,
    page: `${origin}/${locale}/blogs`,
    since: EPOCH,
    entries: articles.flatMap(({ slug, texts, category, picture, publishedAt }) => {
      const text = texts[locale];
      if (!text) return [];
      const path = `/blog/${encodeURIComponent(slug)}`;
      return [
        {
          // The same article in another language is another text.
          id: `${origin}/${locale}${path}`,
          url: `${origin}/${locale}${path}`,
          title: text.title,
          summary: text.summary,
          language: locale,
          published: publishedAt,
          updated: publishedAt,
          authors: [{ name: text.author }],
          categories: [BLOG_CATEGORY_NAMES[category][locale]],
          image: fileUrl(pictureOfWidth(localize(picture, locale).value, PICTURE_WIDTH).path),
        },
      ];
    }),
  };
}
