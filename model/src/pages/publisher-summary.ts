import { LIMITS } from '../limits.ts';
import { decideShowing, VISITORS_WISH } from '../rating/decide-showing.ts';
import type { Comic } from '../truth/comic.ts';
import type { Publisher } from '../truth/publisher.ts';
import { compareLatest } from './comic-order.ts';
import { shownCover } from './shown-cover.ts';

/**
 * Whether the cover of a comic may stand for its publisher: a publisher keeps covers without their ratings, so none that visitors are
 * not shown.
 */
export function isCoverOfPublisher({ ageRating }: Pick<Comic, 'ageRating'>): boolean {
  return decideShowing({ ageRating }, VISITORS_WISH).pictures === 'sharp';
}

/** The covers that a publisher keeps; `comics` are all of its comics, or at least the newest three. */
export function publisherCovers(comics: readonly Comic[]): Publisher['covers'] {
  return comics
    .filter(isCoverOfPublisher)
    .toSorted(compareLatest)
    .slice(0, LIMITS.home.publisherCovers)
    .map((comic) => shownCover(comic));
}

/**
 * How many comics have ever come to a publisher. An older document has no such count: its comics stand on the first
 * shelf.
 */
export function arrivalsAt(publisher: Pick<Publisher, 'arrivals' | 'comicCount'> | undefined): number {
  return publisher ? Math.max(publisher.arrivals, publisher.comicCount) : 0;
}

/** By how much each publisher's count of comics changes when a comic comes, goes or moves. */
export function comicCountChanges(before: Comic | undefined, after: Comic | undefined): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (comic: Comic | undefined, by: number) => {
    if (comic) changes.set(comic.publisher.id, (changes.get(comic.publisher.id) ?? 0) + by);
  };
  add(before, -1);
  add(after, 1);
  return changes;
}
