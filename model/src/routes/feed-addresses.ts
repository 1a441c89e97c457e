import { isLanguage, LANGUAGE_CODES, type Language } from '../lists/languages.ts';
import { isLocale, LOCALES, type Locale } from '../lists/locales.ts';
import { pageIds } from '../page-ids.ts';

/** The addresses of feeds: in which language they speak, what they follow, and of which page's document they are made. Imports no zod. */

export const FEED_FORMATS = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** What a feed follows. */
export type FeedTopic =
  | { readonly of: 'latest'; readonly language: Language }
  | { readonly of: 'comic'; readonly slug: string; readonly language: Language }
  | { readonly of: 'translator'; readonly id: string }
  | { readonly of: 'blog' };

export interface FeedAddress {
  readonly locale: Locale;
  readonly topic: FeedTopic;
  readonly format: FeedFormat;
}

/** The address of a feed, below the origin. */
export function feedPath({ locale, topic, format }: FeedAddress): string {
  return `/${locale}/feeds/${belowOf(topic)}.${format}`;
}

function belowOf(topic: FeedTopic): string {
  switch (topic.of) {
    case 'latest':
      return `latest/${topic.language}`;
    case 'comic':
      return `comic/${encodeURIComponent(topic.slug)}/${topic.language}`;
    case 'translator':
      return `translator/${encodeURIComponent(topic.id)}`;
    case 'blog':
      return 'blog';
  }
}

const NAME = '[A-Za-z0-9_-]{1,128}';
const FORM = `^/(${LOCALES.join('|')})/feeds/(?:(latest)/(${LANGUAGE_CODES.join('|')})|(comic)/(${NAME})/(${LANGUAGE_CODES.join('|')})|(translator)/(${NAME})|(blog))\\.(atom|json)$`;
const PATTERN = new RegExp(FORM);

/** The addresses of feeds as a pattern of Hosting's. */
export const FEED_PATTERN = FORM.replaceAll(/\((?!\?)/g, '(?:');

/** Which feed an address is that of; undefined where it is none. */
export function feedAt(pathname: string): FeedAddress | undefined {
  const [, locale, latest, ofLatest, comic, slug, ofComic, translator, id, blog, format] =
    PATTERN.exec(pathname) ?? [];
  if (!isLocale(locale) || (format !== 'atom' && format !== 'json')) return undefined;
  if (latest && isLanguage(ofLatest)) return { locale, topic: { of: 'latest', language: ofLatest }, format };
  if (comic && slug !== undefined && isLanguage(ofComic))
    return { locale, topic: { of: 'comic', slug, language: ofComic }, format };
  if (translator && id !== undefined) return { locale, topic: { of: 'translator', id }, format };
  return blog ? { locale, topic: { of: 'blog' }, format } : undefined;
}

/** The document that a feed is made of. */
export function feedPageId(topic: FeedTopic): string {
  switch (topic.of) {
    case 'latest':
      return pageIds.updates();
    case 'comic':
      return pageIds.comic(topic.slug);
    case 'translator':
      return pageIds.translator(topic.id);
    case 'blog':
      return pageIds.blogs();
  }
}
