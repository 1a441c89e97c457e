import { mapLocalized } from '../text/localized.ts';
import { type Comic, namesOfKind } from '../truth/comic.ts';
import type { Named } from '../truth/schemas.ts';
import { compareText } from './chapter-order.ts';
import { narrow } from './compact-card.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import type { CatalogPayload, FirstResult, SearchEntry, SearchPayload } from './search-payloads.ts';
import { shownCover } from './shown-cover.ts';
import { searchFieldsOf } from './shown-fields.ts';
import { shownTagIds } from './shown-tags.ts';

/** The widest source of a cover among results: 240 CSS pixels on a sharp screen. */
const COVER_WIDTH = 640;

/** A part of the catalogue as search reads it; `comics` are those of its shelves. Undefined where it holds none. */
export function buildCatalogPart(comics: readonly Comic[]): PageDocument | undefined {
  if (comics.length === 0) return undefined;
  const inOrder = comics.toSorted((a, b) => a.shelf - b.shelf || compareText(a.slug, b.slug));
  const payload = { comics: inOrder.map(buildSearchEntry), names: namesOf(inOrder) };
  return pageDocument({ version: PAGE_VERSION, kind: 'catalog', payload });
}

/** The comic as search finds and shows it: no figures that change all the time. */
export function buildSearchEntry(comic: Comic): SearchEntry {
  const { slug, series, otherName, names, languages } = comic;
  const tags = shownTagIds(comic);
  return {
    slug,
    series,
    ...(otherName !== undefined && { otherName }),
    names,
    cover: mapLocalized(shownCover(comic), (image) => narrow(image, COVER_WIDTH)),
    ...searchFieldsOf(comic),
    languages,
    updatedAt: comic.updatedAt.toISOString(),
    ...(tags.length > 0 && { tags }),
  };
}

/** Whom and what a comic names, by their ids. */
export function namedIn(comic: Comic): CatalogPayload['names'] {
  return {
    publishers: byId(namesOfKind(comic, 'publisher')),
    people: byId(namesOfKind(comic, 'person')),
    genres: byId(namesOfKind(comic, 'genre')),
  };
}

function namesOf(comics: readonly Comic[]): CatalogPayload['names'] {
  const each = comics.map(namedIn);
  return {
    publishers: Object.assign({}, ...each.map(({ publishers }) => publishers)),
    people: Object.assign({}, ...each.map(({ people }) => people)),
    genres: Object.assign({}, ...each.map(({ genres }) => genres)),
  };
}

function byId(named: readonly Named[]): Record<string, Named['name']> {
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}

/**
 * The list of the catalogue's parts after one of them has changed; null where that one holds no comic any more. `newest` are the
 * comics of the whole catalogue that changed last, the last one first.
 */
export function withPart(
  listing: SearchPayload | undefined,
  part: number,
  changed: { readonly hash: string; readonly comics: number } | null,
  newest: readonly Comic[],
): PageDocument {
  const kept = (listing?.parts ?? []).filter((other) => other.part !== part);
  const parts = changed ? [...kept, { part, ...changed }] : kept;
  const { first: _before, ...others } = listing ?? {};
  const first = firstResults(newest);
  return buildListing({
    ...others,
    parts: parts.toSorted((a, b) => a.part - b.part),
    ...(first.length > 0 && { first }),
  });
}

/** What a search for nothing finds first, of the comics that changed last. */
export function firstResults(newest: readonly Comic[]): FirstResult[] {
  return newest
    .slice(0, PAGE_LIMITS.searchFirst)
    .map((comic) => ({ entry: buildSearchEntry(comic), publisher: comic.publisher.name }));
}

/** The lists beside the parts, by the kinds of their documents. */
export const SEARCH_LISTS = ['mostRead', 'translators'] as const;

/** The same list with another hash of a list beside the parts. */
export function withList(
  listing: SearchPayload | undefined,
  list: (typeof SEARCH_LISTS)[number],
  hash: string,
): PageDocument {
  return buildListing({ parts: [], ...listing, [list]: hash });
}

function buildListing(payload: SearchPayload): PageDocument {
  return pageDocument({ version: PAGE_VERSION, kind: 'search', payload });
}
