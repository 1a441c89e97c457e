import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../lists/locales.ts';
import { pageIds } from '../page-ids.ts';

/** The page of a comic or a chapter that other sites may frame: the only one. Imports no zod. */

export interface Embedded {
  readonly locale: Locale;
  readonly kind: 'comic' | 'chapter';
  /** The slug of a comic, the id of a chapter. */
  readonly name: string;
}

const NAME = '[A-Za-z0-9_-]{1,128}';
/** The addresses of these pages, as a pattern of Hosting's. */
export const EMBED_PATTERN = `^/(?:${LOCALES.join('|')})/embed/(?:comic|chapter)/${NAME}$`;
/** Where programs ask what they may show of an address of this site. */
export const OEMBED = '/oembed';

const EMBED = new RegExp(`^/(\\w+)/embed/(comic|chapter)/(${NAME})$`);
/** With a language in front, or without. */
const SHOWN = new RegExp(`^(?:/(\\w+))?/(comic|chapter)/(${NAME})/?$`);

/** The address of the page that may be framed, below the origin. */
export const embedPath = ({ locale, kind, name }: Embedded) => `/${locale}/embed/${kind}/${name}`;

/** What such a page shows; undefined where the address is none. */
export const embedAt = (pathname: string) => embedded(EMBED, pathname);

/** What an address of the site shows, as far as it may be framed; without a language it is that of who has chosen none. */
export function embeddedAt(pathname: string): Embedded | undefined {
  return embedded(
    SHOWN,
    pathname.replace(/^\/\w+(?=\/)/, (prefix) => prefix.toLowerCase()),
  );
}

function embedded(pattern: RegExp, pathname: string): Embedded | undefined {
  const [, locale = DEFAULT_LOCALE, kind, name] = pattern.exec(pathname) ?? [];
  if (!isLocale(locale) || name === undefined) return undefined;
  return kind === 'comic' || kind === 'chapter' ? { locale, kind, name } : undefined;
}

/** The document that it shows. */
export const embeddedPageId = ({ kind, name }: Embedded) =>
  kind === 'comic' ? pageIds.comic(name) : pageIds.chapter(name);
