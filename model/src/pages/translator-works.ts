import { LANGUAGE_CODES } from '../lists/languages.ts';
import { mapLocalized } from '../text/localized.ts';
import type { Chapter } from '../truth/chapter.ts';
import type { Comic } from '../truth/comic.ts';
import { compareText } from './chapter-order.ts';
import { narrow } from './compact-card.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { NewestChapter, TranslatorWork } from './pages.ts';
import { shownCover } from './shown-cover.ts';

/** What a translator's page needs to know of a chapter of theirs. */
export type TranslatedChapter = Pick<
  Chapter,
  'comicId' | 'number' | 'language' | 'title' | 'publishedAt' | 'ageRating'
> & { readonly id: string };

/** A comic together with its document's id. */
export type ComicDocument = Comic & { readonly id: string };

/** The chapters of one comic. */
export interface Works {
  readonly comicId: string;
  readonly chapters: readonly TranslatedChapter[];
  readonly newest: Date;
}

/** The widest source of a cover among the works: 251 CSS pixels on a sharp screen. */
const COVER_WIDTH = 640;

/** The chapters by comic, the comic with the newest chapter first; of one moment by id. */
export function worksOf(chapters: readonly TranslatedChapter[]): Works[] {
  const byComic = new Map<string, TranslatedChapter[]>();
  for (const chapter of chapters) {
    const own = byComic.get(chapter.comicId);
    if (own) own.push(chapter);
    else byComic.set(chapter.comicId, [chapter]);
  }
  return [...byComic]
    .map(([comicId, own]) => ({ comicId, chapters: own, newest: newestOf(own) }))
    .toSorted((a, b) => b.newest.getTime() - a.newest.getTime() || compareText(a.comicId, b.comicId));
}

/** The works of one comic as their translator's page shows them. */
export function translatorWork({ chapters, newest }: Works, comic: Comic): TranslatorWork {
  return {
    slug: comic.slug,
    series: comic.series,
    names: comic.names,
    cover: mapLocalized(shownCover(comic), (image) => narrow(image, COVER_WIDTH)),
    ...(comic.ageRating && { ageRating: comic.ageRating }),
    chapters: LANGUAGE_CODES.flatMap((language) => {
      const numbers = chapters.filter((chapter) => chapter.language === language).map(({ number }) => number);
      if (numbers.length === 0) return [];
      const count = new Set(numbers).size;
      return [{ language, count, first: Math.min(...numbers), last: Math.max(...numbers) }];
    }),
    updatedAt: newest.toISOString(),
  };
}

/** The newest chapters, of whichever comic; of one moment by id. */
export function newestWorks(
  chapters: readonly TranslatedChapter[],
  comics: ReadonlyMap<string, Comic>,
): NewestChapter[] {
  return chapters
    .flatMap((chapter) => {
      const comic = comics.get(chapter.comicId);
      return comic ? [{ chapter, comic }] : [];
    })
    .toSorted(
      (a, b) =>
        b.chapter.publishedAt.getTime() - a.chapter.publishedAt.getTime() ||
        compareText(a.chapter.id, b.chapter.id),
    )
    .slice(0, PAGE_LIMITS.translatorPage.newest)
    .map(({ chapter: { id, number, language, title, publishedAt, ageRating }, comic }) => ({
      comic: comic.slug,
      id,
      number,
      language,
      ...(title !== undefined && { title }),
      publishedAt: publishedAt.toISOString(),
      ...(ageRating && { ageRating }),
    }));
}

function newestOf(chapters: readonly TranslatedChapter[]): Date {
  return new Date(Math.max(...chapters.map(({ publishedAt }) => publishedAt.getTime())));
}
