import { PAYLOAD } from '../constants.ts';
import { LOCALES } from '../lists/locales.ts';
import { EMBED_PATTERN, OEMBED } from './embed-addresses.ts';
import { FEED_PATTERN } from './feed-addresses.ts';
import { opdsPattern } from './opds-addresses.ts';
import { ROUTES } from './route-rules.ts';
import { DATA_ADDRESS, patternOf, SERVED_PAGES, SITE_SEARCH } from './served-pages.ts';

/**
 * Which addresses Hosting hands to whom, and the forms in which people type them. Apart from `served-pages.ts`, of which
 * browsers need less.
 */

const LOCALE = `^/(?:${LOCALES.join('|')})`;

const SITEMAPS = String.raw`${LOCALE}/sitemap(?:-[1-9][0-9]{0,5})?\.xml$`;

/** The public interface, of whatever version: what there is at an address below it says the function. */
const API = '^/data/v[1-9][0-9]?(?:/[A-Za-z0-9_.-]{1,128}){1,4}/?$';

const SECURITY_TXT = String.raw`^/\.well-known/security\.txt$`;

/** The addresses of pages that draw themselves, below the language prefix. */
const SHELL_PATTERNS = ROUTES.map(({ path }) => path)
  .filter((path) => !SERVED_PAGES.some((page) => page.path === path))
  .map((path) => path.replaceAll(/:\w+/g, '[^/]+'));

const UNPREFIXED = `^(?:${[...SERVED_PAGES.map(patternOf), ...SHELL_PATTERNS].filter((pattern) => pattern !== '').join('|')})/?$`;
const UNPREFIXED_PATTERN = new RegExp(UNPREFIXED);

/** Whether this is the address of a page without the language in front, as people type it. `/` is none: it is a page of its own. */
export function isUnprefixed(pathname: string): boolean {
  return UNPREFIXED_PATTERN.test(pathname);
}

/** `EN`, `En`, `eN`: a language prefix in every other case. RE2 can leave nothing out of a match. */
const MISCASED = LOCALES.flatMap((locale) => casesOf(locale).filter((each) => each !== locale));
const MISCASED_PREFIX = `^/(?:${MISCASED.join('|')})(?:/.*)?$`;
const MISCASED_PATTERN = new RegExp(MISCASED_PREFIX, 's');

function casesOf(text: string): string[] {
  return [...text].reduce<string[]>(
    (cases, letter) =>
      cases.flatMap((before) => [before + letter.toLowerCase(), before + letter.toUpperCase()]),
    [''],
  );
}

/** The same address with its language prefix in small letters; undefined where it has none in another case. */
export function withLowerPrefix(pathname: string): string | undefined {
  return MISCASED_PATTERN.test(pathname)
    ? pathname.replace(/^\/[^/]+/, (prefix) => prefix.toLowerCase())
    : undefined;
}

/**
 * All their addresses, also without or with a miscased language prefix, those of their payloads, of what search reads, of the
 * public interface, of feeds, of the catalogue for reading apps, of what other sites frame and of the sitemaps, as a pattern of Hosting's (RE2): the function answers them.
 */
export function servedPattern(): string {
  const pages = SERVED_PAGES.map(patternOf).filter((pattern) => pattern !== '');
  return `^/$|${SITEMAPS}|${DATA_ADDRESS.replaceAll('(', '(?:').replaceAll('(?:?:', '(?:')}|^${SITE_SEARCH}$|${API}|${FEED_PATTERN}|${EMBED_PATTERN}|^${OEMBED}$|${SECURITY_TXT}|${opdsPattern()}|${UNPREFIXED}|${MISCASED_PREFIX}|${LOCALE}(?:${pages.join('|')})?(?:/|${PAYLOAD.replace('.', String.raw`\.`)})?$`;
}

/** All addresses of pages that draw themselves, because they are for who is signed in or come from a mail. */
export function shellPattern(): string {
  return `${LOCALE}(?:${SHELL_PATTERNS.join('|')})/?$`;
}
