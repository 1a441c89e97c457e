import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@rawi/model/lists/locales';
import { useLocation } from 'react-router-dom';

/** The locale that an address names in its first segment. */
export function localeOf(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : undefined;
}

/**
 * The language to open when the address names none: the stored choice, then the first of the browser's
 * languages that we have, then the default (product.md, "Routes and their rules").
 */
export function chooseLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  const stored = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LOCALE_COOKIE.name}=`))
    ?.slice(LOCALE_COOKIE.name.length + 1);
  if (isLocale(stored)) return stored;
  for (const tag of browserLanguages) {
    const language = tag.split('-')[0]?.toLowerCase();
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}

/** The locale of this visit: that of the address, else the chosen one. */
export function visitLocale(pathname: string = location.pathname): Locale {
  return localeOf(pathname) ?? chooseLocale(document.cookie, navigator.languages);
}

/**
 * The language that somebody would have opened by themselves, where a page is in another: whoever sent them its link chose
 * that one. Undefined where the page is in theirs.
 */
export function offeredLocale(
  shown: Locale,
  cookies: string,
  browserLanguages: readonly string[],
): Locale | undefined {
  const own = chooseLocale(cookies, browserLanguages);
  const isOurs = cookies.includes(`${LOCALE_COOKIE.name}=`) || browserLanguages.some(speaks(own));
  return own !== shown && isOurs ? own : undefined;
}
const speaks = (locale: Locale) => (tag: string) => tag.split('-')[0]?.toLowerCase() === locale;

/** Keeps the choice for 365 days (specification, section 9). Only who chooses it has chosen it: a link that was opened has not. */
export function rememberLocale(locale: Locale): void {
  const seconds = LOCALE_COOKIE.days * 24 * 60 * 60;
  // The Cookie Store API is not in every browser that we support.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; path=/; max-age=${seconds}; SameSite=Lax`;
}

/** The interface language of the page being shown. */
export function useLocale(): Locale {
  return visitLocale(useLocation().pathname);
}
