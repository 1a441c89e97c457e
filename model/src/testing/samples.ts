import type { Chapter } from '../chapter.ts';
import type { ChapterDocument } from '../chapter-link.ts';
import type { Comic } from '../comic.ts';
import type { Publisher } from '../publisher.ts';
import type { Image } from '../schemas.ts';

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
    description: {
      en: `The first sentence of ${slug}. A second one.`,
      ar: `الجملة الأولى من ${slug}. جملة ثانية.`,
    },
    publisher: { id: 'atlas', name: { en: 'Atlas', ar: 'أطلس' } },
    writer: { id: 'a-writer', name: { en: 'A Writer', ar: 'كاتب' } },
    artists: [{ id: 'an-artist', name: { en: 'An Artist', ar: 'رسام' } }],
    genres: [{ id: 'fantasy', name: { en: 'Fantasy', ar: 'فانتازيا' } }],
    status: 'ongoing',
    cover: { en: sampleImage(slug) },
    languages: ['en', 'ar'],
    chapterCount: 2,
    views: 0,
    createdAt: EPOCH,
    updatedAt: EPOCH,
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
    publishedAt: EPOCH,
    ...changes,
  };
}

export function samplePublisher(
  id: string,
  changes: Partial<Publisher> = {},
): Publisher & { readonly id: string } {
  return { id, name: { en: `Publisher ${id}`, ar: `الناشر ${id}` }, comicCount: 1, ...changes };
}
