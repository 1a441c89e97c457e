import { buildOpdsComicsPage, buildOpdsPages, buildOpdsShelfPage } from '../pages/build-opds-pages.ts';
import { feedsOfComic, groupOfFeed, opdsFeeds } from '../pages/opds-feeds.ts';
import { pageIdOf } from '../pages/page-target.ts';
import type { PageDocument } from '../pages/pages.ts';
import type { Comic } from '../truth/comic.ts';

/** The lists for reading apps but for the most read, whose order follows views once a day. */
export function* opdsPagesOf(
  comics: readonly Comic[],
  arrivals: number,
  shelves: number,
): Generator<[string, PageDocument]> {
  const id = (feed: string) => pageIdOf({ kind: 'opds', feed });
  yield [id(opdsFeeds.comics), buildOpdsComicsPage({ comics, arrivals })];
  for (let shelf = 1; shelf <= shelves; shelf += 1) {
    const page = buildOpdsShelfPage({ comics, arrivals }, shelf);
    if (page) yield [id(opdsFeeds.shelf(shelf)), page];
  }
  const [latest] = buildOpdsPages(comics, 'updates');
  if (latest) yield [id(opdsFeeds.latest), latest];
  const lists = new Map<string, Comic[]>();
  for (const comic of comics)
    for (const feed of feedsOfComic(comic, false))
      if (groupOfFeed(feed)) lists.set(feed, [...(lists.get(feed) ?? []), comic]);
  for (const [feed, own] of lists) {
    const [page] = buildOpdsPages(own, 'arrivals', { en: feed });
    if (page) yield [id(feed), page];
  }
}
