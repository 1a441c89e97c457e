import {
  DEFAULT_LOCALE,
  LOCALE_DIRECTIONS,
  LOCALE_TAGS,
  LOCALES,
  type Locale,
} from '@rawi/model/lists/locales';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfScript } from '../lib/comic-name.ts';
import { useWords } from '../lib/i18n.ts';
import { useLocale } from '../lib/locale.ts';
import { inLocale } from '../lib/paths.ts';

/** What a page says about itself to tabs, search engines and share cards. */
export interface Head {
  /** Without the site's name, which is added; absent for the home page. */
  readonly title?: string;
  readonly description?: string;
  /** The share image's address; the site's own where a page has none (specification, section 2). */
  readonly image?: string;
  /** Absent means true. */
  readonly isIndexed?: boolean;
}

export const DEFAULT_SHARE_IMAGE = '/share.png';

/** `en_US`: the language and the country of the tag. */
const openGraphLocale = (locale: Locale) => LOCALE_TAGS[locale].split('-').slice(0, 2).join('_');

/** Keeps the document's head in step with the page. Tags already there (served with the page) are updated in place. */
export function useHead({ title, description, image, isIndexed = true }: Head): void {
  const t = useWords('shell');
  const locale = useLocale();
  const { pathname } = useLocation();
  const name = t('name');
  const fullTitle =
    title === undefined ? `${name}: ${t('description')}` : tabTitle(`${title} · ${name}`, locale);
  const text = description ?? t('description');
  useEffect(() => {
    const absolute = (path: string) => new URL(path, location.origin).href;
    document.title = fullTitle;
    setMeta('name', 'description', text);
    setMeta('name', 'robots', isIndexed ? 'index, follow' : 'noindex');
    setLink('canonical', undefined, absolute(pathname));
    for (const other of LOCALES) setLink('alternate', other, absolute(inLocale(pathname, other)));
    // `/` chooses a language for the home page; no other page has an address without one.
    const isHome = /^\/[^/]*\/?$/.test(pathname);
    setLink('alternate', 'x-default', absolute(isHome ? '/' : inLocale(pathname, DEFAULT_LOCALE)));
    setMeta('property', 'og:site_name', name);
    setMeta('property', 'og:type', 'website');
    setMeta('property', 'og:title', title ?? name);
    setMeta('property', 'og:description', text);
    setMeta('property', 'og:url', absolute(pathname));
    setMeta('property', 'og:locale', openGraphLocale(locale));
    setMeta('property', 'og:image', absolute(image ?? DEFAULT_SHARE_IMAGE));
    setMeta('name', 'twitter:card', 'summary_large_image');
  }, [fullTitle, title, text, image, isIndexed, pathname, locale, name]);
}

/** Whatever shows a title guesses its direction from its first letter: U+200F stands before a foreign one in Arabic. */
export function tabTitle(title: string, locale: Locale): string {
  const isForeign =
    LOCALE_DIRECTIONS[locale] === 'rtl' &&
    languageOfScript([...title.replaceAll(/\P{L}/gu, '')][0] ?? '') !== locale;
  return isForeign ? `\u200f${title}` : title;
}

function setMeta(key: 'name' | 'property', value: string, content: string) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${value}"]`);
  const meta = existing ?? document.createElement('meta');
  meta.setAttribute(key, value);
  meta.content = content;
  if (!existing) document.head.append(meta);
}

function setLink(rel: 'canonical' | 'alternate', language: string | undefined, href: string) {
  const selector =
    language === undefined ? `link[rel="${rel}"]` : `link[rel="${rel}"][hreflang="${language}"]`;
  const existing = document.head.querySelector<HTMLLinkElement>(selector);
  const link = existing ?? document.createElement('link');
  link.rel = rel;
  if (language !== undefined) link.hreflang = language;
  link.href = href;
  if (!existing) document.head.append(link);
}
