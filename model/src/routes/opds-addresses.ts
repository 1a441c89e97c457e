import { LANGUAGE_CODES } from '../lists/languages.ts';
import { isLocale, LOCALES, type Locale } from '../lists/locales.ts';

/**
 * The addresses of the catalogue for reading apps (OPDS), below `/{locale}/opds`. Whatever varies stands in the path, but what is searched for: the cache
 * of pages looks at the path alone. Imports no zod.
 */

const NAME = '[A-Za-z0-9_-]{1,128}';
const SLUG = '[a-z0-9-]{1,100}';
const NUMBER = '[1-9][0-9]{0,8}';
const LANGUAGE = `(?:${LANGUAGE_CODES.join('|')})`;
/** What stands in the place of a width: an app that knows of none may leave the name of the variable. */
const WIDTH = '[^/]{1,32}';

/** Each address with what may stand in its places, which follow each other in the order of its name's parameters. */
const TABLE = [
  { of: 'start', path: '', in: [] },
  { of: 'latest', path: '/latest', in: [], isInParts: true },
  { of: 'mostRead', path: '/most-read', in: [], isInParts: true },
  { of: 'comics', path: '/comics', in: [], isInParts: true },
  { of: 'publishers', path: '/publishers', in: [], isInParts: true },
  { of: 'publisher', path: '/publisher/:', in: [SLUG], isInParts: true },
  { of: 'genres', path: '/genres', in: [], isInParts: true },
  { of: 'genre', path: '/genre/:', in: [SLUG], isInParts: true },
  { of: 'languages', path: '/languages', in: [], isInParts: true },
  { of: 'language', path: '/language/:', in: [LANGUAGE], isInParts: true },
  { of: 'search', path: '/search', in: [] },
  { of: 'searchDescription', path: '/opensearch\\.xml', in: [] },
  { of: 'comicIn', path: '/comic/:/in/:', in: [NAME, LANGUAGE], isInParts: true },
  { of: 'comic', path: '/comic/:', in: [NAME], isInParts: true },
  { of: 'file', path: '/chapter/:/pdf', in: [NAME] },
  { of: 'page', path: '/chapter/:/page/:/:', in: [NAME, '(?:0|[1-9][0-9]{0,3})', WIDTH] },
] as const satisfies readonly {
  readonly of: string;
  readonly path: string;
  readonly in: readonly string[];
  /** Whether a part of it, from the second on, is at the same address with its number behind. */
  readonly isInParts?: true;
}[];

export type OpdsKind = (typeof TABLE)[number]['of'];

/** What is asked for. */
export interface OpdsAddress {
  readonly locale: Locale;
  readonly of: OpdsKind;
  /** What stands in its places: the ids that it names, the number of a page and a width. */
  readonly names: readonly string[];
  /** Which part of it, from 1; of all comics the number of the shelf, undefined for the newest. */
  readonly part: number | undefined;
}

const patternOf = (row: (typeof TABLE)[number], place: (pattern: string) => string): string => {
  let next = 0;
  const path = row.path.replaceAll(':', () => place(row.in[next++] ?? ''));
  return 'isInParts' in row ? `${path}(?:/${place(NUMBER)})?` : path;
};

const PATTERNS = TABLE.map((row) => ({
  row,
  pattern: new RegExp(`^${patternOf(row, (pattern) => `(${pattern})`)}$`),
}));

/** All of these addresses as one pattern of Hosting's (RE2). */
export function opdsPattern(): string {
  const paths = TABLE.map((row) => patternOf(row, (pattern) => pattern));
  return `^/(?:${LOCALES.join('|')})/opds(?:${paths.filter((path) => path !== '').join('|')})?/?$`;
}

const BELOW = /^\/(\w+)\/opds(\/.*)?$/s;

/** What an address of the catalogue asks for; null where it is none. A slash at its end changes nothing. */
export function opdsAddress(pathname: string): OpdsAddress | null {
  const [, locale, below = ''] = BELOW.exec(pathname.replace(/\/$/, '')) ?? [];
  if (!isLocale(locale)) return null;
  for (const { row, pattern } of PATTERNS) {
    const [matched, ...found] = pattern.exec(below) ?? [];
    if (matched === undefined) continue;
    const part = 'isInParts' in row ? found.at(row.in.length) : undefined;
    const names = found.slice(0, row.in.length).map((name) => name ?? '');
    return { locale, of: row.of, names, part: part === undefined ? undefined : Number(part) };
  }
  return null;
}

/** Whether an address lies below that of the catalogue, known or not. */
export const isBelowOpds = (pathname: string): boolean =>
  isLocale(BELOW.exec(pathname.replace(/\/$/, ''))?.[1]);

/** The path of something in the catalogue. `part` from 1 on, of all comics the number of a shelf. */
export function opdsPath(locale: Locale, of: OpdsKind, names: readonly string[] = [], part?: number): string {
  const row = TABLE.find((each) => each.of === of);
  if (!row) throw new TypeError(`The catalogue has no ${of}.`);
  let next = 0;
  const path = row.path.replaceAll(':', () => names[next++] ?? '').replaceAll('\\', '');
  const isFirst = part === undefined || (part === 1 && of !== 'comics');
  return `/${locale}/opds${path}${isFirst ? '' : `/${part}`}`;
}

/** Where reading apps find the catalogue of a language. */
export const opdsStart = (locale: Locale): string => opdsPath(locale, 'start');
