import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { LOCALE_TAGS } from '@rawi/model/lists/locales';
import { inParts } from '@rawi/model/pages/in-parts';
import { OPDS_LIMITS } from '@rawi/model/pages/opds-limits';
import type { OpdsGroupsPayload } from '@rawi/model/pages/opds-payloads';
import type { PublishersPayload } from '@rawi/model/pages/pages';
import { opdsPath, opdsStart } from '@rawi/model/routes/opds-addresses';
import { type Localized, localize } from '@rawi/model/text/localized';
import type { AtomLink } from './atom.ts';
import { type Catalogue, inWords, type MadeFeed, makeFeed, partsBeside, wayTo } from './catalogue.ts';
import { coverLinks } from './comics-feed.ts';
import { WORDS } from './words.ts';

/** What leads to lists of comics: one publisher, genre or language each. */

interface Way {
  readonly id: string;
  readonly name: Localized<string>;
  /** How many it leads to; absent where it is not known how many of them are for adults. */
  readonly comics?: number;
  readonly links?: readonly AtomLink[];
}

type GroupKind = 'publishers' | 'genres' | 'languages';
const ONE = { publishers: 'publisher', genres: 'genre', languages: 'language' } as const;

/** A part of a list of such ways; undefined where there is none. */
function waysFeed(
  catalogue: Catalogue,
  of: GroupKind,
  part: number,
  ways: readonly Way[],
): MadeFeed | undefined {
  const { locale } = catalogue;
  const parts = inParts(ways, OPDS_LIMITS.entries);
  const shown = parts[part - 1] ?? (part === 1 ? [] : undefined);
  if (!shown) return undefined;
  const path = (number: number) => opdsPath(locale, of, [], number);
  const numbers = new Intl.NumberFormat(LOCALE_TAGS[locale]);
  return makeFeed(catalogue, {
    kind: 'navigation',
    path: path(part),
    up: opdsStart(locale),
    title: WORDS[of][locale],
    ...partsBeside(path, part, parts.length),
    entries: shown.map(({ id, name, comics, links = [] }) =>
      wayTo(catalogue, {
        title: inWords(name, locale),
        content: comics === undefined ? '' : `${WORDS.comicsCount[locale]}: ${numbers.format(comics)}`,
        to: [ONE[of], id],
        kind: 'navigation',
        links,
      }),
    ),
    counts: {
      total: ways.length,
      first: (part - 1) * OPDS_LIMITS.entries + 1,
      perPart: OPDS_LIMITS.entries,
    },
  });
}

/** The publishers, those with most comics first. */
export function publishersFeed(
  catalogue: Catalogue,
  part: number,
  { largest, others }: PublishersPayload,
): MadeFeed | undefined {
  const covered = largest.map(({ id, name, covers: [cover] }): Way => {
    const image = cover && localize(cover, catalogue.locale).value;
    const paths = image?.sources.toSorted((a, b) => b.width - a.width).map(({ path }) => path) ?? [];
    const [path] = paths;
    return {
      id,
      name,
      links: path === undefined ? [] : coverLinks(catalogue.fileUrl, { path, thumbnail: path }),
    };
  });
  const named = others.map(({ id, name }): Way => ({ id, name }));
  return waysFeed(catalogue, 'publishers', part, [...covered, ...named]);
}

/** The genres by their names in the language of the catalogue. */
export function genresFeed(
  catalogue: Catalogue,
  part: number,
  { groups }: OpdsGroupsPayload,
): MadeFeed | undefined {
  const { compare } = new Intl.Collator(LOCALE_TAGS[catalogue.locale]);
  const nameOf = ({ name }: Way) => inWords(name, catalogue.locale);
  const inOrder = groups.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  return waysFeed(catalogue, 'genres', part, inOrder);
}

/** The languages in the order of the site, that of the catalogue first. */
export function languagesFeed(
  catalogue: Catalogue,
  part: number,
  { groups }: OpdsGroupsPayload,
): MadeFeed | undefined {
  const place = ({ id }: Way) =>
    id === catalogue.locale ? -1 : LANGUAGE_CODES.findIndex((code) => code === id);
  return waysFeed(
    catalogue,
    'languages',
    part,
    groups.toSorted((a, b) => place(a) - place(b)),
  );
}
