import type { ComicStatus } from '../lists/comic-statuses.ts';
import { TAGS } from '../lists/comic-tags.ts';
import { CONTENT_NOTES } from '../lists/content-notes.ts';
import type { Language } from '../lists/languages.ts';
import { byLocale, LOCALE_TAGS, LOCALES, type Locale } from '../lists/locales.ts';
import { PAGE_LIMITS } from '../pages/page-limits.ts';
import type { SearchEntry } from '../pages/search-payloads.ts';
import type { Wish } from '../rating/decide-showing.ts';
import { foldedWords } from '../text/fold.ts';
import { localize } from '../text/localized.ts';
import type { Catalog, Choice, FoundTranslator, Name } from './catalog.ts';
import { firstOf, type Order } from './orders.ts';
import {
  type AskedRating,
  type FilterChoice,
  filtersOf,
  isLookingFor,
  NO_CHOICE,
  SEARCH_FILTERS,
  type SearchFilter,
  type SearchRequest,
} from './search-request.ts';
import type { TextMatches } from './text-index.ts';
import type { ValueColumn } from './value-column.ts';

/** What is asked of a catalogue beside the request: how it is to be shown. */
export interface Showing {
  /** By whose names results and values are ordered. */
  readonly locale: Locale;
  /** How many results, from the first. */
  readonly count: number;
  /** Up to which rating comics are listed for whoever asks: no other is found or counted. All are where it is missing. */
  readonly upTo?: Wish['upTo'] | undefined;
  /** What is typed to look for a value of a filter. */
  readonly finds?: Partial<Readonly<Record<SearchFilter, string>>>;
}

export interface FoundComic {
  readonly entry: SearchEntry;
  readonly publisher?: Name | undefined;
  /** The folded words of it that were found. */
  readonly words: readonly string[];
}

/** A value of a filter, and how many results there would be with it. */
export interface FilterValue {
  readonly id: string;
  readonly name: Name;
  readonly count: number;
}

export interface SearchAnswer {
  readonly total: number;
  /** How many more there are that are not listed for whoever asks; absent in the answer of a site that does not count them. */
  readonly leftOut?: number;
  /** Whether the comics are a guess: none has all of what was typed, as it was typed. */
  readonly isClose: boolean;
  readonly comics: readonly FoundComic[];
  /** Those with what was typed in their names; the choices that narrow comics do not narrow them. */
  readonly translators: readonly FoundTranslator[];
  /** The most common first; those that are chosen are always among them. */
  readonly values: Readonly<Record<SearchFilter, readonly FilterValue[]>>;
  readonly languages: Readonly<Partial<Record<Language, number>>>;
  readonly statuses: Readonly<Partial<Record<ComicStatus, number>>>;
  /** How many there are up to each rating. */
  readonly ratings: Readonly<Partial<Record<AskedRating, number>>>;
}

/** How many values of a filter are shown at once; the others are found by their names. All tags and notes are. */
const MAX_VALUES = 12;
const maxValuesOf = (filter: SearchFilter) =>
  filter === 'tag' ? TAGS.length : filter === 'note' ? CONTENT_NOTES.length : MAX_VALUES;

/** Which comics are found, how they are ordered, and what could be chosen beside. */
export function answer(catalog: Catalog, request: SearchRequest, showing: Showing): SearchAnswer {
  const matches = isLookingFor(request.text) ? catalog.find(request.text) : undefined;
  const { results, counts, leftOut } = narrowComics(catalog, matches?.numbers, request, showing);
  return {
    total: results.length,
    // A guess may be anything.
    leftOut: matches?.isClose ? 0 : leftOut,
    isClose: matches?.isClose ?? false,
    comics: shownOf(catalog, results, matches, request, showing).flatMap((number) => {
      const entry = catalog.comics[number];
      if (!entry) return [];
      const publisher = catalog.nameOf('publisher', entry.publisher);
      return { entry, publisher, words: matches?.wordsOf(number) ?? [] };
    }),
    translators: catalog.findTranslators(request.text, PAGE_LIMITS.searchTranslators.shown),
    values: filtersOf((filter) => valuesOf(catalog, filter, counts(filter), request, showing)),
    languages: presentOf(catalog.columns.language, counts('language')),
    statuses: presentOf(catalog.columns.status, counts('status')),
    ratings: presentOf(catalog.columns.upTo, counts('upTo')),
  };
}

/** The addresses of all comics that fit a request and that such a wish lists, in no particular order. */
export function slugsFor(catalog: Catalog, request: SearchRequest, wish: Wish): string[] {
  const matches = isLookingFor(request.text) ? catalog.find(request.text) : undefined;
  const { results } = narrowComics(catalog, matches?.numbers, request, {
    locale: LOCALES[0],
    upTo: wish.upTo,
  });
  return results.flatMap((number) => catalog.comics[number]?.slug ?? []);
}

/**
 * Those that fit every choice; and how many have each value under all other choices, or under the chosen ones too where all of
 * these are asked for. Where nothing was typed the results stand in the order that is asked for.
 */
function narrowComics(
  catalog: Catalog,
  matches: readonly number[] | undefined,
  request: SearchRequest,
  { locale, upTo }: Pick<Showing, 'locale' | 'upTo'>,
) {
  const ordered = matches ?? catalog.orders.of(orderOf(request), locale);
  const isLimited = upTo !== undefined && upTo !== '18';
  const isListed = catalog.columns.upTo.having({ ...NO_CHOICE, include: isLimited ? [upTo] : [] });
  const all = isLimited ? ordered.filter(isListed) : ordered;
  const conditions = conditionsOf(catalog, request);
  const isOut = (number: number) => !isListed(number) && conditions.every(({ holds }) => holds(number));
  const leftOut = isLimited ? ordered.filter(isOut).length : 0;
  if (conditions.length === 0) {
    const counts = (choice: Choice) =>
      matches || isLimited ? catalog.columns[choice].counts(all) : catalog.columns[choice].totals;
    return { results: all, counts, leftOut };
  }
  const results: number[] = [];
  for (const number of all) {
    let failed: Condition | undefined;
    let failures = 0;
    for (const condition of conditions) {
      if (condition.holds(number)) continue;
      failed = condition;
      failures += 1;
    }
    if (failed === undefined) results.push(number);
    else if (failures === 1) failed.missing.push(number);
  }
  const counts = (choice: Choice) => {
    const condition = conditions.find(({ of, isAll }) => of === choice && !isAll);
    return catalog.columns[choice].counts(condition ? [...results, ...condition.missing] : results);
  };
  return { results, counts, leftOut };
}

/** A choice that was made. */
interface Condition {
  readonly of: Choice;
  readonly isAll: boolean;
  readonly holds: (number: number) => boolean;
  /** The comics that fit all other choices. */
  readonly missing: number[];
}

function conditionsOf(
  { columns }: Catalog,
  { filters, languages, status, upTo }: SearchRequest,
): Condition[] {
  const chosen: Readonly<Record<Choice, FilterChoice>> = {
    ...filters,
    status: { ...NO_CHOICE, include: status === undefined ? [] : [status] },
    language: { ...NO_CHOICE, include: languages },
    upTo: { ...NO_CHOICE, include: upTo === undefined ? [] : [upTo] },
  };
  return CHOICES.filter((of) => isMade(chosen[of])).map((of) => ({
    of,
    isAll: chosen[of].all,
    holds: columns[of].having(chosen[of]),
    missing: [],
  }));
}

const CHOICES: readonly Choice[] = [...SEARCH_FILTERS, 'status', 'language', 'upTo'];

const isMade = ({ include, exclude }: FilterChoice) => include.length + exclude.length > 0;

function valuesOf(
  catalog: Catalog,
  filter: SearchFilter,
  counts: readonly number[],
  { filters }: SearchRequest,
  { locale, finds = {} }: Showing,
): FilterValue[] {
  const { include, exclude } = filters[filter];
  const column = catalog.columns[filter];
  const words = foldedWords(finds[filter] ?? '');
  const isWanted = (id: string) => {
    const name = words.length === 0 ? undefined : catalog.nameOf(filter, id);
    return !name || words.every((word) => catalog.begins(name, word));
  };
  const ids = new Set([...mostCommon(column, counts, isWanted, maxValuesOf(filter)), ...include, ...exclude]);
  const values = [...ids].flatMap((id): FilterValue[] => {
    const name = catalog.nameOf(filter, id);
    return name ? [{ id, name, count: column.countOf(counts, id) }] : [];
  });
  const { compare } = COLLATORS[locale];
  const byName = (x: FilterValue, y: FilterValue) =>
    compare(localize(x.name, locale).value, localize(y.name, locale).value);
  return values.toSorted((x, y) => y.count - x.count || byName(x, y));
}

const COLLATORS = byLocale((locale) => new Intl.Collator(LOCALE_TAGS[locale]));

/** The most common of the wanted values; of equals those that came first. Thousands of people have drawn one comic each: not all are sorted. */
function mostCommon(
  { ids }: ValueColumn,
  counts: readonly number[],
  isWanted: (id: string) => boolean,
  most: number,
): string[] {
  const best: { readonly id: string; readonly count: number }[] = [];
  for (let place = 0; place < counts.length; place += 1) {
    const count = counts[place] ?? 0;
    const last = best[most - 1];
    const id = ids[place] ?? '';
    if (count === 0 || (last && last.count >= count) || !isWanted(id)) continue;
    const before = best.findIndex((other) => other.count < count);
    best.splice(before === -1 ? best.length : before, 0, { id, count });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ id }) => id);
}

/** How many comics there are of each value that any has. */
function presentOf({ ids }: ValueColumn, counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    ids.map((id, place) => [id, counts[place] ?? 0] as const).filter(([, count]) => count > 0),
  );
}

/** The first of the results. Comics that match alike stand as the most read do. */
function shownOf(
  { orders }: Catalog,
  results: readonly number[],
  matches: TextMatches | undefined,
  request: SearchRequest,
  { locale, count }: Showing,
): readonly number[] {
  if (!matches) return results.slice(0, count);
  const places = orders.placesIn(orderOf(request), locale);
  const placed = (a: number, b: number) => (places[a] ?? 0) - (places[b] ?? 0);
  const { scoreOf } = matches;
  const isByMatch = request.sort === 'match';
  return firstOf(results, count, isByMatch ? (a, b) => scoreOf(b) - scoreOf(a) || placed(a, b) : placed);
}

/** The order of all comics that decides. */
function orderOf({ sort }: SearchRequest): Order {
  return sort === 'match' ? 'read' : sort;
}
