import { compareText } from './chapter-order.ts';
import type { Comic } from './comic.ts';

/** Newest chapter first; of one moment by slug. */
export function compareLatest(a: Comic, b: Comic): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime() || compareText(a.slug, b.slug);
}

/** Most views first; of equal views by slug. */
export function compareMostRead(a: Comic, b: Comic): number {
  return b.views - a.views || compareText(a.slug, b.slug);
}
