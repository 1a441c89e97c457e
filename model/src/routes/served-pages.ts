import { isLocale, type Locale } from '../lists/locales.ts';
import { pageIds } from '../page-ids.ts';

/** The pages that are served whole, with their words and their head: all that a visitor may see. Imports no zod. */

/** The form of an id or slug; anything else is not worth a read. */
const NAME = '[A-Za-z0-9_-]{1,128}';
/** The address of a publisher or an article. */
const SLUG = '[a-z0-9-]{1,100}';
/** The number of a shelf. */
const SHELF = '[1-9][0-9]{0,8}';

export interface ServedPage {
  /** Below the language prefix, as the table of routes writes it. */
  readonly path: string;
  /** What each of its parameters may be, for a regular expression. */
  readonly parameters?: readonly string[];
  /** The document that the page shows; none if the page has only fixed words. */
  readonly pageId?: (...parameters: string[]) => string;
}

export const SERVED_PAGES: readonly ServedPage[] = [
  { path: '/', pageId: pageIds.home },
  { path: '/comic/:comic', parameters: [NAME], pageId: pageIds.comic },
  { path: '/chapter/:chapter', parameters: [NAME], pageId: pageIds.chapter },
  { path: '/translator/:translator', parameters: [NAME], pageId: pageIds.translator },
  { path: '/comics', pageId: pageIds.comics },
  { path: '/comics/:shelf', parameters: [SHELF], pageId: pageIds.shelf },
  { path: '/list/:list', parameters: [NAME], pageId: pageIds.list },
  { path: '/reader/:reader', parameters: [NAME], pageId: pageIds.reader },
  { path: '/updates', pageId: pageIds.updates },
  { path: '/transparency', pageId: pageIds.transparency },
  { path: '/publishers', pageId: pageIds.publishers },
  { path: '/publisher/:publisher', parameters: [SLUG], pageId: pageIds.publisher },
  { path: '/publisher/:publisher/:shelf', parameters: [SLUG, SHELF], pageId: pageIds.publisherShelf },
  { path: '/blogs', pageId: pageIds.blogs },
  { path: '/blog/:id', parameters: [SLUG], pageId: pageIds.blog },
  { path: '/search', pageId: pageIds.search },
  { path: '/translatorDetails' },
  { path: '/reject' },
  { path: '/contact-us' },
  { path: '/copyright' },
  { path: '/DMCA' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/developers' },
];

/** The pattern of a page's address below the language prefix, for RE2 as for a browser. */
export function patternOf({ path, parameters = [] }: ServedPage): string {
  if (path === '/') return '';
  return parameters.reduce((pattern, parameter) => pattern.replace(/:\w+/, parameter), path);
}

const PATTERNS = SERVED_PAGES.map((page) => {
  const parameters = (page.parameters ?? []).map((parameter) => `(${parameter})`);
  return { pageId: page.pageId, pattern: new RegExp(`^${patternOf({ ...page, parameters })}$`) };
});

export interface ServedAddress {
  readonly locale: Locale;
  /** Below the language prefix, empty of the home page. */
  readonly below: string;
  /** The document that the page shows; null where its words are all there is. */
  readonly pageId: string | null;
}

/** What an address shows; null where it is none of these pages. A slash at its end changes nothing. */
export function servedAddress(pathname: string): ServedAddress | null {
  const [, locale, ...rest] = pathname.replace(/\/$/, '').split('/');
  if (!isLocale(locale)) return null;
  const below = rest.map((part) => `/${part}`).join('');
  for (const { pattern, pageId } of PATTERNS) {
    const found = pattern.exec(below);
    if (found) return { locale, below, pageId: pageId?.(...found.slice(1)) ?? null };
  }
  return null;
}

const HASH = '[0-9a-f]{16}';
/** The addresses of what search reads, as a pattern with groups. */
export const DATA_ADDRESS = String.raw`^/data/(catalog-${SHELF}|most-read|translators)-(${HASH})\.json$`;
const DATA_PATTERN = new RegExp(DATA_ADDRESS);
/** Where the site itself searches a catalogue that is too large for browsers; `searchQuery` says for what. */
export const SITE_SEARCH = '/data/search';

/** The addresses of what search reads: they change with the content, by its hash. */
export const dataPaths = {
  catalog: (part: number, hash: string) => `/data/catalog-${part}-${hash}.json`,
  mostRead: (hash: string) => `/data/most-read-${hash}.json`,
  translators: (hash: string) => `/data/translators-${hash}.json`,
} as const;

/** The document at such an address, and the hash that its reader knows of; null where it is none. */
export function servedData(pathname: string): { readonly pageId: string; readonly hash: string } | null {
  const [, name, hash] = DATA_PATTERN.exec(pathname) ?? [];
  if (name === undefined || hash === undefined) return null;
  return { pageId: pageIdOfData(name), hash };
}

function pageIdOfData(name: string): string {
  if (name === 'most-read') return pageIds.mostRead();
  if (name === 'translators') return pageIds.translators();
  return pageIds.catalog(name.slice('catalog-'.length));
}
