import type { ChapterDocument } from './chapter-link.ts';
import { compareByNumber } from './chapter-order.ts';

/** The chapters a reader turns to before and after one. */
export interface Neighbours {
  readonly previous: ChapterDocument | undefined;
  readonly next: ChapterDocument | undefined;
}

/**
 * The nearest smaller and the nearest greater number among `chapters` in the same language. Of several translations
 * of that number the same translator's is preferred, then the earlier published.
 */
export function neighboursOf(chapter: ChapterDocument, chapters: readonly ChapterDocument[]): Neighbours {
  const own = chapters.filter((other) => other.language === chapter.language);
  return {
    previous: nearest(
      chapter,
      own.filter((other) => other.number < chapter.number),
    ),
    next: nearest(
      chapter,
      own.filter((other) => other.number > chapter.number),
    ),
  };
}

function nearest(from: ChapterDocument, others: readonly ChapterDocument[]): ChapterDocument | undefined {
  return others.toSorted(
    (a, b) =>
      Math.abs(a.number - from.number) - Math.abs(b.number - from.number) ||
      Number(b.translator?.id === from.translator?.id) - Number(a.translator?.id === from.translator?.id) ||
      compareByNumber(a, b),
  )[0];
}
