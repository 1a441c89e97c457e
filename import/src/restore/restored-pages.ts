import { feedsOfComic, opdsFeeds } from '@rawi/model/pages/opds-feeds';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { catalogPartOf, newestShelf } from '@rawi/model/pages/shelves';
import { catalogueCountsSchema } from '@rawi/model/truth/catalogue-counts';
import { comicSchema } from '@rawi/model/truth/comic';
import { publisherSchema } from '@rawi/model/truth/publisher';
import { takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import type { Archive } from '../archive/open-archive.ts';

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`);

/** Every page that can be built from an export, lists first; some may be named twice. */
export async function* pagesOfArchive(archive: Archive): AsyncGenerator<PageTarget> {
  yield* LISTS;
  for await (const { fields } of archive.documents({ name: 'counters' })) {
    const { arrivals } = reading(catalogueCountsSchema).parse(fields);
    if (arrivals === 0) continue;
    const last = newestShelf(arrivals);
    for (const shelf of upTo(last)) {
      yield { kind: 'shelf', shelf };
      yield { kind: 'sitemap', shelf };
      yield { kind: 'opds', feed: opdsFeeds.shelf(shelf) };
    }
    for (const part of upTo(catalogPartOf(last))) yield { kind: 'catalog', part };
  }
  for await (const { path, fields } of archive.documents({ name: 'publishers' })) {
    const id = idOf(path);
    yield { kind: 'publisher', id };
    const { arrivals } = reading(publisherSchema).parse(fields);
    if (arrivals > 0)
      for (const shelf of upTo(newestShelf(arrivals))) yield { kind: 'publisherShelf', id, shelf };
  }
  for await (const { path } of archive.documents({ name: 'translators' }))
    yield { kind: 'translator', id: idOf(path) };
  // An address, a former one and an id have a page each.
  for await (const { path } of archive.documents({ name: 'slugs' })) yield { kind: 'comic', id: idOf(path) };
  const feeds = new Set<string>();
  for await (const { path, fields } of archive.documents({ name: 'comics' })) {
    yield { kind: 'comic', id: idOf(path) };
    for (const feed of feedsOfComic(reading(comicSchema).parse(fields), false)) {
      if (!feeds.has(feed)) yield { kind: 'opds', feed };
      feeds.add(feed);
    }
  }
  for await (const { path } of archive.documents({ name: 'chapters' }))
    yield { kind: 'chapter', id: idOf(path), comicId: path.split('/')[1] ?? '' };
  for await (const { path } of archive.documents({ name: 'blogs' })) yield { kind: 'blog', id: idOf(path) };
  yield* goneAddresses(archive);
}

const LISTS: readonly PageTarget[] = [
  { kind: 'home' },
  { kind: 'comics' },
  { kind: 'updates' },
  { kind: 'transparency' },
  { kind: 'publishers' },
  { kind: 'mostRead' },
  { kind: 'opds', feed: opdsFeeds.comics },
  { kind: 'opds', feed: opdsFeeds.latest },
  { kind: 'opds', feed: opdsFeeds.mostRead },
  { kind: 'translators' },
  { kind: 'blogs' },
];

/** What was taken down has an address that says so. */
async function* goneAddresses(archive: Archive): AsyncGenerator<PageTarget> {
  for await (const { fields } of archive.documents({ name: 'takedowns' })) {
    const { target } = reading(takedownSchema).parse(fields);
    if (target.kind === 'chapter') yield { kind: 'chapter', id: target.chapterId, comicId: target.comicId };
    if (target.kind === 'article') yield { kind: 'blog', id: target.slug };
  }
}
