import type { Locale } from '@rawi/model/locales';

/** Every address inside the site, once; parameters are encoded here. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  latest: (locale: Locale) => `/${locale}#latest`,
  mostRead: (locale: Locale) => `/${locale}#most-read`,
  publishers: (locale: Locale) => `/${locale}#publishers`,
  comic: (locale: Locale, slug: string) => `/${locale}/comic/${encodeURIComponent(slug)}`,
  chapter: (locale: Locale, id: string) => `/${locale}/chapter/${encodeURIComponent(id)}`,
} as const;

/** The same page in another language: `/en/comic/x` becomes `/ar/comic/x`. */
export function inLocale(pathname: string, locale: Locale): string {
  return pathname.replace(/^\/[^/]*/, `/${locale}`);
}
