import { STRIP_ROWS } from '../constants.ts';
import { groupBy } from '../group-by.ts';
import { ratingOfChapter } from '../rating/decide-showing.ts';
import type { Comic } from '../truth/comic.ts';
import { smallestPicture } from '../truth/picture.ts';
import { stripPages } from '../truth/strip-parts.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { compareByNumber, compareChapters } from './chapter-order.ts';
import type { ChapterRow } from './pages.ts';
import { mayBeBlurred } from './shown-cover.ts';

/** The rows of a comic's page. Of each language only the newest bring the strip of their panels: those are shown first. */
export function chapterRows(
  chapters: readonly ChapterDocument[],
  comic: Pick<Comic, 'ageRating'>,
): ChapterRow[] {
  const newest = [...groupBy(chapters, ({ language }) => language).values()].flatMap((own) =>
    own.toSorted(compareByNumber).slice(-STRIP_ROWS),
  );
  const withStrip = new Set(newest.map(({ id }) => id));
  return chapters.map((chapter) => chapterRow(chapter, comic, withStrip.has(chapter.id)));
}

function chapterRow(
  chapter: ChapterDocument,
  comic: Pick<Comic, 'ageRating'>,
  withStrip: boolean,
): ChapterRow {
  const strip = withStrip ? chapterStrip(chapter) : undefined;
  const blurred = mayBeBlurred(ratingOfChapter(comic, chapter))
    ? strip
      ? chapter.manifest?.blurredStrip
      : chapter.cover.blurred
    : undefined;
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
    ...(chapter.ageRating && { ageRating: chapter.ageRating }),
    ...(chapter.contentNotes?.length && { contentNotes: chapter.contentNotes }),
    thumbnail: smallestPicture(chapter.cover),
    ...(strip && { strip }),
    ...(blurred !== undefined && { blurred }),
  };
}

function chapterStrip({ manifest }: ChapterDocument): ChapterRow['strip'] {
  if (!manifest?.strip) return undefined;
  const pages = stripPages(manifest);
  return { folder: manifest.folder, widths: manifest.strip, ...(pages && { pages }) };
}

/**
 * At most `limit` chapters in the order of the comic's page. Where there are more, every language keeps its first
 * chapter and its newest ones, an equal share each, so that no language seems to have none.
 */
export function chooseChapters(chapters: readonly ChapterDocument[], limit: number): ChapterDocument[] {
  if (chapters.length <= limit) return chapters.toSorted(compareChapters);
  const ranked = [...groupBy(chapters, ({ language }) => language).values()].flatMap((own) => {
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
