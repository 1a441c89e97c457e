import type { Comic } from '../truth/comic.ts';
import { buildOpdsComic } from './build-opds-pages.ts';
import { isSame } from './is-same.ts';
import { feedsOfComic, opdsFeeds } from './opds-feeds.ts';
import type { PageTarget } from './page-target.ts';

/**
 * The lists for reading apps that a change of a comic shows on. A new chapter changes the list of the latest alone, unless it is the first in its
 * language; views change none (`listMostRead` has the most read built once a day).
 */
export function opdsPagesShowing(before: Comic | undefined, after: Comic | undefined): PageTarget[] {
  const [was, is] = [before, after].map((comic) => comic && listed(comic));
  const feeds = isSame(was, is)
    ? is?.entry && !isSame(before?.updatedAt, after?.updatedAt)
      ? [opdsFeeds.latest]
      : []
    : [before, after].flatMap((comic) => (comic ? feedsOfComic(comic, !was?.entry || !is?.entry) : []));
  return [...new Set(feeds)].map((feed): PageTarget => ({ kind: 'opds', feed }));
}

/** What the lists show of a comic, or place it by. */
function listed(comic: Comic) {
  const { shelf, genres, publisher, createdAt } = comic;
  return { entry: buildOpdsComic(comic), shelf, genres, publisher, createdAt };
}
