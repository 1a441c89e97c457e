import type { ChapterDocument } from './chapter-link.ts';
import { compareByNumber, compareChapters } from './chapter-order.ts';
import type { Language } from './languages.ts';
import type { ChapterRow } from './pages.ts';
import type { Image } from './schemas.ts';

/** The chapter as a row of its comic's page. */
export function chapterRow(chapter: ChapterDocument): ChapterRow {
  return {
    id: chapter.id,
    number: chapter.number,
    language: chapter.language,
    ...(chapter.title !== undefined && { title: chapter.title }),
    ...(chapter.translator && { translator: chapter.translator }),
    pageCount: chapter.pageCount,
    bytes: chapter.pdf.bytes,
    downloadable: chapter.downloadable,
    publishedAt: chapter.publishedAt.toISOString(),
    thumbnail: thumbnailOf(chapter.cover),
  };
}

function thumbnailOf({ width, height, color, sources }: Image): ChapterRow['thumbnail'] {
  const smallest = sources.reduce((least, source) => (source.width < least.width ? source : least));
  const scaled = Math.max(1, Math.round((height * smallest.width) / width));
  return { path: smallest.path, width: smallest.width, height: scaled, color };
}

/**
 * At most `limit` chapters in the order of the comic's page. Where there are more, every language keeps its first
 * chapter and its newest ones, an equal share each, so that no language seems to have none.
 */
export function chooseChapters(chapters: readonly ChapterDocument[], limit: number): ChapterDocument[] {
  if (chapters.length <= limit) return chapters.toSorted(compareChapters);
  const ranked = [...groupByLanguage(chapters).values()].flatMap((own) => {
    const [first, ...rest] = own.toSorted(compareByNumber);
    const wanted = first ? [first, ...rest.toReversed()] : [];
    return wanted.map((chapter, rank) => ({ chapter, rank }));
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || compareChapters(a.chapter, b.chapter))
    .slice(0, limit)
    .map(({ chapter }) => chapter)
    .toSorted(compareChapters);
}

function groupByLanguage(chapters: readonly ChapterDocument[]): Map<Language, ChapterDocument[]> {
  const groups = new Map<Language, ChapterDocument[]>();
  for (const chapter of chapters) {
    const group = groups.get(chapter.language);
    if (group) group.push(chapter);
    else groups.set(chapter.language, [chapter]);
  }
  return groups;
}
