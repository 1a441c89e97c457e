import type { Locale } from '@rawi/model/lists/locales';
import { type OpdsKind, opdsPath, opdsStart } from '@rawi/model/routes/opds-addresses';
import { type Localized, localize } from '@rawi/model/text/localized';
import { type AtomEntry, type AtomFeed, type AtomLink, OPDS_TYPES } from './atom.ts';
import { siteName, WORDS } from './words.ts';

/** What all feeds of a catalogue have in common. */

/** For whom a feed is made, and where everything lies. */
export interface Catalogue {
  readonly locale: Locale;
  /** The site's own address, without a slash at its end. */
  readonly origin: string;
  /** The address of a file of the bucket. */
  readonly fileUrl: (path: string) => string;
  /** The day on which a feed is made that has no time of its own. */
  readonly now: () => Date;
}

export type FeedKind = 'navigation' | 'acquisition';

/** A feed, and of which kind it is: what its entries lead to. */
export interface MadeFeed {
  readonly kind: FeedKind;
  readonly feed: AtomFeed;
}

interface FeedParts extends Pick<AtomFeed, 'title' | 'subtitle' | 'entries' | 'counts'> {
  readonly kind: FeedKind;
  /** Its own path. */
  readonly path: string;
  /** The path of the feed that leads to it; that of the start leads nowhere. */
  readonly up?: string;
  /** The paths of the parts beside it. */
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
  readonly first?: string | undefined;
  readonly links?: readonly AtomLink[];
  /** Where the entries have no times of their own. */
  readonly updated?: string;
}

/** A feed with the links that every feed has. */
export function makeFeed({ locale, origin, now }: Catalogue, parts: FeedParts): MadeFeed {
  const { kind, path, up, next, previous, first, links = [], entries, title, subtitle, counts } = parts;
  const at = (to: string) => `${origin}${to}`;
  const way = (rel: string, to: string | undefined, type: string): AtomLink[] =>
    to === undefined ? [] : [{ rel, href: at(to), type }];
  const own = OPDS_TYPES[kind];
  const newest = entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return {
    kind,
    feed: {
      id: at(path),
      title,
      subtitle,
      updated: parts.updated ?? newest ?? dayOf(now()),
      language: locale,
      author: { name: siteName(locale), uri: at(`/${locale}`) },
      links: [
        ...way('self', path, own),
        ...way('start', opdsStart(locale), OPDS_TYPES.navigation),
        ...way('up', up, OPDS_TYPES.navigation),
        ...way('first', first, own),
        ...way('previous', previous, own),
        ...way('next', next, own),
        {
          rel: 'search',
          href: at(opdsPath(locale, 'searchDescription')),
          type: OPDS_TYPES.search,
          title: WORDS.search[locale],
        },
        ...links,
      ],
      counts,
      entries,
    },
  };
}

/** An entry that leads to a feed. */
export function wayTo(
  { locale, origin, now }: Catalogue,
  way: {
    readonly title: string;
    readonly content: string;
    readonly to: readonly [of: OpdsKind, ...names: string[]];
    readonly kind: FeedKind;
    readonly rel?: string;
    readonly links?: readonly AtomLink[];
  },
): AtomEntry {
  const [of, ...names] = way.to;
  const href = `${origin}${opdsPath(locale, of, names)}`;
  return {
    id: href,
    title: way.title,
    updated: dayOf(now()),
    content: way.content,
    links: [
      { rel: way.rel ?? 'subsection', href, type: OPDS_TYPES[way.kind], title: way.title },
      ...(way.links ?? []),
    ],
  };
}

/** The first moment of a day in UTC: what has no time of its own is the same all day, and so is its feed. */
export const dayOf = (time: Date): string =>
  `${time.toISOString().slice(0, 'yyyy-mm-dd'.length)}T00:00:00.000Z`;

export const inWords = (localized: Localized<string>, locale: Locale): string =>
  localize(localized, locale).value;

/** What a comic is called: the name of its translation, else that of its series. */
export const titleOf = (
  { names, series }: { readonly names: Partial<Record<Locale, string | undefined>>; readonly series: string },
  locale: Locale,
): string => names[locale] ?? series;

/** The paths of the parts beside one of several. */
export function partsBeside(
  path: (part: number) => string,
  part: number,
  parts: number,
): { readonly next?: string; readonly previous?: string; readonly first?: string } {
  return {
    ...(part < parts && { next: path(part + 1) }),
    ...(part > 1 && { previous: path(part - 1) }),
    ...(parts > 1 && { first: path(1) }),
  };
}
