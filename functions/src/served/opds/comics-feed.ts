import { OPDS_LIMITS } from '@rawi/model/pages/opds-limits';
import type { OpdsComic, OpdsComicsPayload } from '@rawi/model/pages/opds-payloads';
import { type OpdsAddress, type OpdsKind, opdsPath, opdsStart } from '@rawi/model/routes/opds-addresses';
import { localize } from '@rawi/model/text/localized';
import { type AtomEntry, type AtomLink, OPDS_RELATIONS, OPDS_TYPES } from './atom.ts';
import { type Catalogue, inWords, type MadeFeed, makeFeed, partsBeside, titleOf } from './catalogue.ts';
import { say, WORDS, warning } from './words.ts';

/** All images of the site are WebP, and nothing is made of one for an app that takes others alone. */
export const IMAGE_TYPE = 'image/webp';

/** The feeds of comics by their addresses: what each is called, and which feed leads to it. */
const LISTS = {
  latest: { title: WORDS.latest, up: 'start' },
  mostRead: { title: WORDS.mostRead, up: 'start' },
  comics: { title: WORDS.comics, up: 'start' },
  genre: { title: WORDS.genres, up: 'genres' },
  language: { title: WORDS.languages, up: 'languages' },
  publisher: { title: WORDS.publishers, up: 'publishers' },
} as const satisfies Partial<Record<OpdsKind, object>>;
export type ListKind = keyof typeof LISTS;

/** A list of comics, or a part of one. */
export function comicsFeed(
  catalogue: Catalogue,
  { names, part }: OpdsAddress,
  of: ListKind,
  list: OpdsComicsPayload,
): MadeFeed {
  const { locale } = catalogue;
  const { title, up } = LISTS[of];
  const path = (number: number | undefined) => opdsPath(locale, of, names, number);
  return makeFeed(catalogue, {
    kind: 'navigation',
    path: path(part),
    up: opdsPath(locale, up),
    title: list.name ? inWords(list.name, locale) : title[locale],
    ...(list.parts === undefined ? shelfBeside(list, path) : partsBeside(path, part ?? 1, list.parts)),
    entries: list.comics.map((comic) => comicEntry(catalogue, comic)),
    // Long words cut a part before it has all of its entries, so nothing says with which one the next begins.
    counts: list.parts === undefined ? undefined : { total: list.total },
  });
}

/** The shelf that was begun after the newest two is those two. */
function shelfBeside({ older, newer }: OpdsComicsPayload, path: (shelf: number | undefined) => string) {
  return {
    ...(older !== undefined && { next: path(older) }),
    ...(newer !== undefined && { previous: path(newer) }),
    first: path(undefined),
  };
}

/** What a search has found; a part of it behind the first is asked for with its number. */
export function foundFeed(
  catalogue: Catalogue,
  asked: { readonly text: string; readonly part: number },
  found: readonly OpdsComic[],
): MadeFeed {
  const { locale } = catalogue;
  const { entries: perPart } = OPDS_LIMITS;
  const path = (part: number) => {
    const query = new URLSearchParams({
      ...(asked.text !== '' && { q: asked.text }),
      ...(part > 1 && { page: `${part}` }),
    });
    return `${opdsPath(locale, 'search')}${query.size === 0 ? '' : `?${query.toString()}`}`;
  };
  const first = (asked.part - 1) * perPart;
  return makeFeed(catalogue, {
    kind: 'navigation',
    path: path(asked.part),
    up: opdsStart(locale),
    title: say(WORDS.searchFor, locale, asked.text),
    ...partsBeside(path, asked.part, Math.ceil(found.length / perPart)),
    entries: found.slice(first, first + perPart).map((comic) => comicEntry(catalogue, comic)),
    counts: { total: found.length, first: first + 1, perPart },
  });
}

/** A comic in a list: it leads to its chapters. */
function comicEntry({ locale, origin, fileUrl }: Catalogue, comic: OpdsComic): AtomEntry {
  const href = `${origin}${opdsPath(locale, 'comic', [comic.slug])}`;
  const title = titleOf(comic, locale);
  const cover = localize(comic.cover, locale).value;
  const said = [warning(comic.ageRating, [], locale), inWords(comic.summary, locale)];
  return {
    id: href,
    title,
    updated: comic.at,
    authors: [comic.writer, ...comic.artists].map((name) => inWords(name, locale)),
    languages: comic.languages,
    publisher: inWords(comic.publisher, locale),
    content: said.filter((text) => text !== '').join(' '),
    links: [
      { rel: 'subsection', href, type: OPDS_TYPES.acquisition, title },
      ...coverLinks(fileUrl, cover),
      { rel: 'alternate', href: `${origin}/${locale}/comic/${comic.slug}`, type: 'text/html' },
    ],
  };
}

/** A cover in two sizes. */
export function coverLinks(
  fileUrl: Catalogue['fileUrl'],
  { path, thumbnail }: OpdsComic['cover'][keyof OpdsComic['cover']] & object,
): AtomLink[] {
  return [
    { rel: OPDS_RELATIONS.image, href: fileUrl(path), type: IMAGE_TYPE },
    { rel: OPDS_RELATIONS.thumbnail, href: fileUrl(thumbnail), type: IMAGE_TYPE },
  ];
}
