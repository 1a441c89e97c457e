import { pageIds } from '@rawi/model/page-ids';
import { OPDS_GROUP_LISTS, opdsFeeds } from '@rawi/model/pages/opds-feeds';
import type { OpdsComic } from '@rawi/model/pages/opds-payloads';
import { pageDocument } from '@rawi/model/pages/page-document';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { type PageDocument, pageDocumentSchema } from '@rawi/model/pages/pages';
import { type OpdsAddress, opdsAddress, opdsPath } from '@rawi/model/routes/opds-addresses';
import { textRequest } from '@rawi/model/search/search-request';
import { reading } from '@rawi/model/truth/tolerant';
import { LRUCache } from 'lru-cache';
import { AGES } from '../ages.ts';
import { findPage } from '../find-page.ts';
import { withEtag } from '../open/open-headers.ts';
import { type Admit, type Asking, TooMany, tooManyAnswer } from '../open/open-limit.ts';
import { readPage } from '../read-page.ts';
import type { PageAnswer, Serving } from '../serving.ts';
import { withTimeout } from '../with-timeout.ts';
import { feedDocument, OPDS_TYPES } from './atom.ts';
import type { Catalogue, MadeFeed } from './catalogue.ts';
import { type ChapterFiles, filesOf, imagePath, toFile } from './chapter-files.ts';
import { chaptersFeed } from './chapters-feed.ts';
import { comicsFeed, foundFeed, type ListKind } from './comics-feed.ts';
import { genresFeed, languagesFeed, publishersFeed } from './group-feeds.ts';
import { searchDescription } from './search-description.ts';
import { startFeed } from './start-feed.ts';

/** How many feeds, chapters and searches are kept in memory: some 30, 4 and 20 MB. */
const MAX_KEPT = { feeds: 300, chapters: 300, searches: 100 } as const;

/** Answers requests for the catalogue for reading apps, by the path alone but for what is searched for. */
export function opdsServer(
  serving: Serving,
  { admit, admitSearch }: { readonly admit: Admit; readonly admitSearch: Admit },
): (pathname: string, query: URLSearchParams, visitor: string | undefined) => Promise<PageAnswer> {
  const { origin, fileUrl, opdsSearch = async () => [], memorySeconds = AGES.memory } = serving;
  const catalogueIn = (locale: Catalogue['locale']): Catalogue => ({
    locale,
    origin,
    fileUrl,
    now: () => new Date(),
  });
  const kept = { ttl: memorySeconds * 1000, perf: Date } as const;
  const missingTtl = Math.min(memorySeconds, AGES.memoryOfMissing) * 1000;
  const feeds = new LRUCache<string, PageAnswer, Asking>({
    ...kept,
    max: MAX_KEPT.feeds,
    fetchMethod: async (path, _stale, { options, context: { visitor } }) => {
      const asked = opdsAddress(path);
      if (!asked) return missing;
      admit(visitor);
      const answer = await answerTo(serving, catalogueIn(asked.locale), asked);
      if (answer.status === 404) options.ttl = missingTtl;
      return answer;
    },
  });
  const chapters = new LRUCache<string, ChapterFiles, Asking>({
    ...kept,
    max: MAX_KEPT.chapters,
    fetchMethod: async (id, _stale, { options, context: { visitor } }) => {
      admit(visitor);
      const page = await pageAt(serving, pageIds.chapter(id));
      if (page?.kind === 'chapter') return filesOf(page.payload);
      options.ttl = missingTtl;
      return {};
    },
  });
  const searches = new LRUCache<string, { readonly found: readonly OpdsComic[] }, Search>({
    ...kept,
    max: MAX_KEPT.searches,
    fetchMethod: async (_key, _stale, { context: { text, locale, visitor } }) => {
      admitSearch(visitor);
      return { found: await withTimeout(opdsSearch(text, locale)) };
    },
  });
  const forceRefresh = memorySeconds === 0;

  const search = async (asked: OpdsAddress, query: URLSearchParams, { visitor }: Asking) => {
    const { text } = textRequest((query.get('q') ?? '').trim());
    const page = query.get('page') ?? '1';
    const part = /^[1-9]$/.test(page) ? Number(page) : 1;
    const { locale } = asked;
    const { found } = (await searches.fetch(`${locale} ${text}`, {
      forceRefresh,
      context: { text, locale, visitor },
    })) ?? { found: [] };
    const made = foundFeed(catalogueIn(locale), { text, part }, found);
    return part > 1 && made.feed.entries.length === 0 ? missing : feedAnswer(made);
  };
  const answer = async (path: string, query: URLSearchParams, asking: Asking): Promise<PageAnswer> => {
    const asked = opdsAddress(path);
    if (!asked) return missing;
    if (asked.of === 'search') return search(asked, query, asking);
    if (asked.of !== 'page' && asked.of !== 'file')
      return (await feeds.fetch(path, { forceRefresh, context: asking })) ?? missing;
    const [chapter = '', number = '', width = ''] = asked.names;
    const files = (await chapters.fetch(chapter, { forceRefresh, context: asking })) ?? {};
    const file = asked.of === 'file' ? files.pdf : imagePath(files, Number(number), width);
    return file === undefined ? missing : toFile(fileUrl(file));
  };
  return async (pathname, query, visitor) => {
    try {
      return await answer(pathname, query, { visitor });
    } catch (error) {
      if (error instanceof TooMany) return tooManyAnswer;
      serving.report(`${pathname} was not answered.`, error);
      return { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' };
    }
  };
}

interface Search extends Asking {
  readonly text: string;
  readonly locale: Catalogue['locale'];
}

/** The catalogue stands beside the site, and search engines find the site. */
const UNINDEXED = { 'X-Robots-Tag': 'noindex' } as const;

/** What is not there, is not there any more, or is for adults. */
const missing: PageAnswer = {
  status: 404,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}`,
    ...UNINDEXED,
  },
  body: '',
};

const documentAnswer = (type: string, body: string): PageAnswer =>
  withEtag({
    status: 200,
    headers: {
      'Content-Type': `${type};charset=utf-8`,
      'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
      ...UNINDEXED,
    },
    body,
  });

const feedAnswer = ({ kind, feed }: MadeFeed): PageAnswer =>
  documentAnswer(OPDS_TYPES[kind], feedDocument(feed));

async function pageAt(serving: Serving, pageId: string): Promise<PageDocument | undefined> {
  const found = await findPage((id) => readPage(serving, id), pageId);
  return found === undefined ? undefined : reading(pageDocumentSchema).parse(found);
}

/** Answers with a document of the catalogue that stands at its path: it is made of one page's document, or of two reads where there is no list. */
async function answerTo(serving: Serving, catalogue: Catalogue, asked: OpdsAddress): Promise<PageAnswer> {
  const { locale, origin } = catalogue;
  if (asked.of === 'searchDescription')
    return documentAnswer(OPDS_TYPES.search, searchDescription(locale, origin));
  if (asked.of === 'start') return feedAnswer(startFeed(catalogue));
  const page = (await pageAt(serving, pageIdOf(asked))) ?? (await emptyList(serving, asked));
  if (page?.kind === 'redirect') {
    const [, ...more] = asked.names;
    const location = `${origin}${opdsPath(locale, asked.of, [page.payload.slug, ...more], asked.part)}`;
    return {
      status: 301,
      headers: { Location: location, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.moved}` },
      body: '',
    };
  }
  const made = page && feedOf(catalogue, asked, page);
  return made ? feedAnswer(made) : missing;
}

/** A publisher all of whose comics are for adults has no list, and stands among the publishers. */
async function emptyList(
  serving: Serving,
  { of, names: [id = ''], part = 1 }: OpdsAddress,
): Promise<PageDocument | undefined> {
  if (of !== 'publisher' || part > 1) return undefined;
  const page = await pageAt(serving, pageIds.publisher(id));
  if (page?.kind !== 'publisher') return undefined;
  const { name } = page.payload;
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'opdsComics',
    payload: { comics: [], orderedBy: 'arrivals', name, parts: 1, total: 0 },
  });
}

/** The document that a feed is made of. */
function pageIdOf({ of, names: [name = ''], part }: OpdsAddress): string {
  const partOf = (feed: string) =>
    part === undefined || part === 1 ? pageIds.opds(feed) : pageIds.part(pageIds.opds(feed), part);
  switch (of) {
    case 'latest':
      return partOf(opdsFeeds.latest);
    case 'mostRead':
      return partOf(opdsFeeds.mostRead);
    case 'comics':
      return pageIds.opds(part === undefined ? opdsFeeds.comics : opdsFeeds.shelf(part));
    case 'genre':
    case 'language':
    case 'publisher':
      return partOf(opdsFeeds.group(of, name));
    case 'genres':
      return pageIds.opds(OPDS_GROUP_LISTS.genre);
    case 'languages':
      return pageIds.opds(OPDS_GROUP_LISTS.language);
    case 'publishers':
      return pageIds.publishers();
    case 'comic':
    case 'comicIn':
      return pageIds.comic(name);
    default:
      throw new TypeError(`No document is behind ${of}.`);
  }
}

const LISTS: ReadonlySet<string> = new Set<ListKind>([
  'latest',
  'mostRead',
  'comics',
  'genre',
  'language',
  'publisher',
]);
const isList = (of: string): of is ListKind => LISTS.has(of);

function feedOf(catalogue: Catalogue, asked: OpdsAddress, page: PageDocument): MadeFeed | undefined {
  const { of, part = 1 } = asked;
  if (page.kind === 'opdsComics' && isList(of)) return comicsFeed(catalogue, asked, of, page.payload);
  if (page.kind === 'opdsGroups')
    return of === 'genres'
      ? genresFeed(catalogue, part, page.payload)
      : languagesFeed(catalogue, part, page.payload);
  if (page.kind === 'publishers') return publishersFeed(catalogue, part, page.payload);
  if (page.kind === 'comic') return chaptersFeed(catalogue, asked, page.payload);
  return undefined;
}
