import type { ChapterDocument } from './chapter-link.ts';
import { compareByNumber, compareChapters } from './chapter-order.ts';

/** The chapters a reader turns to before and after one. */
export interface Neighbours {
  readonly previous: ChapterDocument | undefined;
  readonly next: ChapterDocument | undefined;
  /** Where there is no next one in its language: the next one in another. */
  readonly elsewhere: ChapterDocument | undefined;
}

/**
 * The nearest smaller and the nearest greater number among `chapters` in the same language. Of several translations
 * of that number the same translator's is preferred, then the earlier published; of several languages the first in the
 * specification's order.
 */
export function neighboursOf(chapter: ChapterDocument, chapters: readonly ChapterDocument[]): Neighbours {
  const own = chapters.filter((other) => other.language === chapter.language);
  const greater = (others: readonly ChapterDocument[]) =>
    others.filter((other) => other.number > chapter.number);
  const next = nearest(chapter, greater(own));
  return {
    previous: nearest(
      chapter,
      own.filter((other) => other.number < chapter.number),
    ),
    next,
    elsewhere: next ? undefined : nearest(chapter, greater(chapters)),
  };
}

function nearest(from: ChapterDocument, others: readonly ChapterDocument[]): ChapterDocument | undefined {
  const bySame = ({ translator }: ChapterDocument) =>
    Number(translator !== undefined && translator.id === from.translator?.id);
  return others.toSorted(
    (a, b) =>
      Math.abs(a.number - from.number) - Math.abs(b.number - from.number) ||
      bySame(b) - bySame(a) ||
      (a.language === b.language ? compareByNumber(a, b) : compareChapters(a, b)),
  )[0];
}
