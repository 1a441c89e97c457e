import type { VIEW_WINDOWS } from '../constants.ts';
import type { Comic } from '../truth/comic.ts';
import { compareText } from './chapter-order.ts';

/** A window of "Most read" that looks back. */
export type RecentWindow = keyof typeof VIEW_WINDOWS;

/** Newest chapter first; of one moment by slug. */
export function compareLatest(a: Comic, b: Comic): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime() || compareText(a.slug, b.slug);
}

/** Most views first; of equal views by slug. */
export function compareMostRead(a: Comic, b: Comic): number {
  return b.views - a.views || compareText(a.slug, b.slug);
}

/** Most views in a window first; of equal views by slug. */
export function compareMostReadIn(window: RecentWindow): (a: Comic, b: Comic) => number {
  return (a, b) => b.recentViews[window] - a.recentViews[window] || compareText(a.slug, b.slug);
}
