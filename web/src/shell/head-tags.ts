import {
  DEFAULT_LOCALE,
  LOCALE_DIRECTIONS,
  LOCALE_TAGS,
  LOCALES,
  type Locale,
} from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { inLocale } from '../core/lib/paths.ts';

/** What a page says about itself to tabs, search engines and share cards. */
export interface Head {
  /** Without the site's name, which is added; absent for the home page. */
  readonly title?: string;
  readonly description?: string;
  /** The share image's address; the site's own where a page has none, or none that everybody is shown (`share-image.ts`). */
  readonly image?: string | undefined;
  /** Absent means true. */
  readonly isIndexed?: boolean;
  /**
   * The path of the page that says the same in each language, where that is not this one with another language in front: a
   * chapter's translations are pages of their own. Empty where there is none.
   */
  readonly alternates?: Readonly<Partial<Record<Locale, string>>>;
}

export const DEFAULT_SHARE_IMAGE = '/share.png';

/** A tag of the head: what identifies it, and its content. */
export type HeadTag =
  | {
      readonly tag: 'meta';
      readonly key: 'name' | 'property';
      readonly name: string;
      readonly content: string;
    }
  | {
      readonly tag: 'link';
      readonly rel: 'canonical' | 'alternate';
      readonly hreflang?: string;
      readonly href: string;
    };

export interface HeadTags {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/** Where a page stands, and what the site says of itself in its language. */
export interface HeadPlace {
  readonly locale: Locale;
  readonly pathname: string;
  readonly origin: string;
  readonly name: string;
  readonly description: string;
}

/** The title and the tags of a page: the same where it is served and where the app shows it. */
export function headTags(head: Head, place: HeadPlace): HeadTags {
  const { title, description, image, isIndexed = true } = head;
  const { locale, pathname, origin, name } = place;
  const absolute = (path: string) => new URL(path, origin).href;
  const text = description ?? place.description;
  const meta = (key: 'name' | 'property', of: string, content: string): HeadTag => ({
    tag: 'meta',
    key,
    name: of,
    content,
  });
  return {
    title: title === undefined ? `${name}: ${place.description}` : tabTitle(`${title} · ${name}`, locale),
    tags: [
      meta('name', 'description', text),
      meta('name', 'robots', isIndexed ? 'index, follow' : 'noindex'),
      // What nobody is to find, a missing page above all, names no address to be found at.
      ...(isIndexed ? addressTags(head, pathname, absolute) : []),
      meta('property', 'og:site_name', name),
      meta('property', 'og:title', title ?? name),
      meta('property', 'og:description', text),
      meta('property', 'og:url', absolute(pathname)),
      meta('property', 'og:locale', openGraphLocale(locale)),
      meta('property', 'og:image', absolute(image ?? DEFAULT_SHARE_IMAGE)),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

/** The one address of a page, and those of the same page in the other languages. */
function addressTags({ alternates }: Head, pathname: string, absolute: (path: string) => string): HeadTag[] {
  // `/` chooses a language for the home page; no other page has an address without one.
  const isHome = /^\/[^/]*\/?$/.test(pathname);
  const anyLanguage = isHome ? '/' : inLocale(pathname, DEFAULT_LOCALE);
  const addresses = LOCALES.map(
    (locale) => [locale, alternates ? alternates[locale] : inLocale(pathname, locale)] as const,
  );
  return [
    { tag: 'link', rel: 'canonical', href: absolute(pathname) },
    ...[...addresses, ['x-default', alternates ? alternates[DEFAULT_LOCALE] : anyLanguage] as const].flatMap(
      ([hreflang, path]): HeadTag[] =>
        path === undefined ? [] : [{ tag: 'link', rel: 'alternate', hreflang, href: absolute(path) }],
    ),
  ];
}

/** `en_US`: the language and the country of the tag. */
const openGraphLocale = (locale: Locale) => LOCALE_TAGS[locale].split('-').slice(0, 2).join('_');

/**
 * Browsers guess the direction of a title from its first letter, so U+200F goes before a foreign first letter
 * in Arabic.
 */
export function tabTitle(title: string, locale: Locale): string {
  const isForeign =
    LOCALE_DIRECTIONS[locale] === 'rtl' &&
    languageOfScript([...title.replaceAll(/\P{L}/gu, '')][0] ?? '') !== locale;
  return isForeign ? `\u200f${title}` : title;
}
