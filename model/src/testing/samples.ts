import type { Locale } from '../lists/locales.ts';
import type { ChapterDocument } from '../pages/chapter-link.ts';
import { chapterSummary } from '../pages/chapter-summary.ts';
import { localizedOf, type Variants } from '../text/localized.ts';
import type { Blog } from '../truth/blog.ts';
import type { Chapter } from '../truth/chapter.ts';
import type { Comic } from '../truth/comic.ts';
import { REVIEWS } from '../truth/comic-review.ts';
import type { Comment } from '../truth/comment.ts';
import { type Notification, notificationExpiry } from '../truth/notification.ts';
import type { Publisher } from '../truth/publisher.ts';
import { NO_RECENT_VIEWS } from '../truth/recent-views.ts';
import type { Image } from '../truth/schemas.ts';
import type { Translator } from '../truth/translator.ts';

/** Truth documents for tests: valid, small, and changed in what a test is about. */

export const DAY = 24 * 60 * 60 * 1000;
export const EPOCH = new Date('2026-01-01T00:00:00.000Z');

export function daysLater(days: number): Date {
  return new Date(EPOCH.getTime() + days * DAY);
}

export function sampleImage(owner: string): Image {
  return {
    width: 640,
    height: 896,
    color: '#224466',
    sources: [160, 320, 640].map((width) => ({
      path: `public/${owner}-0123456789abcdef/cover-${width}.webp`,
      width,
    })),
  };
}

export function sampleComic(slug: string, changes: Partial<Comic> = {}): Comic {
  return {
    slug,
    series: `Series ${slug}`,
    names: { ar: `سلسلة ${slug}` },
    searchKeys: [],
    description: {
      en: `The first sentence of ${slug}. A second one.`,
      ar: `الجملة الأولى من ${slug}. جملة ثانية.`,
    },
    publisher: { id: 'atlas', name: { en: 'Atlas', ar: 'أطلس' } },
    writer: { id: 'a-writer', name: { en: 'A Writer', ar: 'كاتب' } },
    artists: [{ id: 'an-artist', name: { en: 'An Artist', ar: 'رسام' } }],
    genres: [{ id: 'fantasy', name: { en: 'Fantasy', ar: 'فانتازيا' } }],
    status: 'ongoing',
    ageRating: null,
    contentNotes: [],
    cover: { en: sampleImage(slug) },
    views: 0,
    recentViews: NO_RECENT_VIEWS,
    createdAt: EPOCH,
    shelf: 1,
    publisherShelf: 1,
    languages: ['en', 'ar'],
    chapterCount: 2,
    updatedAt: EPOCH,
    firstChapter: {},
    newestChapter: {},
    ...changes,
  };
}

export function sampleChapter(id: string, changes: Partial<Chapter> = {}): ChapterDocument {
  return {
    id,
    comicId: 'a-comic',
    number: 1,
    language: 'en',
    cover: sampleImage(id),
    pdf: { path: `public/${id}-0123456789abcdef/chapter.pdf`, bytes: 1_000_000 },
    pageCount: 20,
    readingDirection: 'ltr',
    downloadable: true,
    views: 0,
    reactions: { likes: 0, dislikes: 0 },
    publishedAt: EPOCH,
    ...changes,
  };
}

export function samplePublisher(
  id: string,
  changes: Partial<Publisher> = {},
): Publisher & { readonly id: string } {
  return {
    id,
    name: { en: `Publisher ${id}`, ar: `الناشر ${id}` },
    arrivals: 1,
    comicCount: 1,
    covers: [],
    ...changes,
  };
}

/** An article, in English and Arabic unless `languages` says otherwise. */
export function sampleBlog(
  slug: string,
  { languages = ['en', 'ar'], ...changes }: Partial<Blog> = {},
): Blog & { readonly slug: string } {
  const each = <T>(valueOf: (locale: Locale) => T) =>
    localizedOf(Object.fromEntries(languages.map((locale) => [locale, valueOf(locale)])) as Variants<T>);
  return {
    slug,
    texts: each((locale) => ({
      title: `${slug} (${locale})`,
      summary: `What ${slug} is about`,
      author: 'An Author',
      readMinutes: 3,
    })),
    languages,
    body: each((locale) => `The *text* of ${slug} in ${locale}.`),
    category: 'news',
    featured: false,
    picture: { en: sampleImage(slug) },
    pictures: [],
    publishedAt: EPOCH,
    updatedAt: EPOCH,
    ...changes,
  };
}

export function sampleTranslator(changes: Partial<Translator> = {}): Translator {
  return {
    name: 'Amal',
    languages: ['ar'],
    level: 1,
    professional: false,
    followers: 1200,
    ratings: { count: 10, qualitySum: 40, claritySum: 40 },
    publishedChapters: 1,
    ...changes,
  };
}

/** What somebody said of `a-comic`; null stands for somebody whose account is gone. */
export function sampleComment(uid: string | null, changes: Partial<Comment> = {}): Comment {
  return {
    uid,
    author: uid === null ? null : { name: `Reader ${uid}` },
    comic: { id: 'a-comic', slug: 'a-comic', series: 'Series a-comic', names: {} },
    text: 'The keeper knew.',
    spoiler: false,
    parent: null,
    number: null,
    at: EPOCH,
    version: 1,
    ...changes,
  };
}

/** A person's review of a comic. */
export function sampleComicReview(comicId: string, uid: string, changes: Partial<Comment> = {}): Comment {
  const comic = { id: comicId, slug: comicId, series: `Series ${comicId}`, names: {} };
  return sampleComment(uid, { comic, parent: REVIEWS, ...changes });
}

/** The comic with what it keeps of these chapters, and the chapters as its own. */
export function withChapters(
  comic: Comic,
  chapters: readonly ChapterDocument[],
): { readonly comic: Comic; readonly chapters: readonly ChapterDocument[] } {
  const own = chapters.map((chapter) => ({ ...chapter, comicId: comic.slug }));
  return { comic: { ...comic, ...chapterSummary(own, comic.createdAt) }, chapters: own };
}

/** An answer that somebody was told of and has not read. */
export function sampleNotification(
  changes: { readonly at?: Date; readonly commentId?: string } = {},
): Notification {
  const at = changes.at ?? EPOCH;
  return {
    kind: 'reply',
    comicId: 'a-comic',
    slug: 'a-comic',
    series: 'A comic',
    names: {},
    picture: {
      path: 'public/a-comic-0123456789abcdef/cover-160.webp',
      width: 160,
      height: 240,
      color: '#000000',
    },
    commentId: changes.commentId ?? 'a',
    parent: 'top',
    author: { name: 'Omar' },
    at,
    read: false,
    expiresAt: notificationExpiry(at),
  };
}
