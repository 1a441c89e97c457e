import type { ComicStatus } from '../lists/comic-statuses.ts';
import { FILTERS, type Filter } from '../lists/filters.ts';
import type { Language } from '../lists/languages.ts';
import { LOCALE_TAGS, type Locale } from '../lists/locales.ts';
import type { SearchEntry } from '../pages/pages.ts';
import { fold, foldedWords } from '../text/fold.ts';
import { localize } from '../text/localized.ts';
import { type Catalog, type CatalogComic, type Choice, Counts, type Name, type Order } from './catalog.ts';
import { type FilterChoice, filtersOf, type SearchRequest } from './search-request.ts';
import type { TextMatch } from './text-index.ts';

/** What is asked of a catalogue beside the request: how it is to be shown. */
export interface Showing {
  /** By whose names results and values are ordered. */
  readonly locale: Locale;
  /** How many results, from the first. */
  readonly count: number;
  /** What is typed to look for a value of a filter. */
  readonly finds?: Partial<Readonly<Record<Filter, string>>>;
}

export interface FoundComic {
  readonly entry: SearchEntry;
  readonly publisher: Name | undefined;
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
  readonly comics: readonly FoundComic[];
  /** The most common first; those that are chosen are always among them. */
  readonly values: Readonly<Record<Filter, readonly FilterValue[]>>;
  readonly languages: Readonly<Partial<Record<Language, number>>>;
  readonly statuses: Readonly<Partial<Record<ComicStatus, number>>>;
}

/** How many values of a filter are shown at once; the others are found by their names. */
const MOST_VALUES = 12;

/** Which comics are found, how they are ordered, and what could be chosen beside. */
export function answer(catalog: Catalog, request: SearchRequest, showing: Showing): SearchAnswer {
  const matches = matchesOf(catalog, request, showing.locale);
  const { results, counts } = narrowed(catalog, matches, request);
  const shown = inOrder(catalog, results, request, showing.locale).slice(0, showing.count);
  return {
    total: results.length,
    comics: shown.flatMap(({ number, words }) => {
      const entry = catalog.comics[number]?.entry;
      return entry ? [{ entry, publisher: catalog.nameOf('publisher', entry.publisher), words }] : [];
    }),
    values: filtersOf((filter) => valuesOf(catalog, filter, counts.of[filter], request, showing)),
    languages: Object.fromEntries(counts.of.language),
    statuses: Object.fromEntries(counts.of.status),
  };
}

/** What was typed asks for something; what holds no letter and no digit does not. */
const isAsking = ({ text }: SearchRequest) => fold(text) !== '';

/** What fits the text; where there is none, all comics, in the order that is asked for already. */
function matchesOf(catalog: Catalog, request: SearchRequest, locale: Locale): readonly TextMatch[] {
  if (isAsking(request)) return catalog.find(request.text);
  return catalog.inOrder(orderOf(request), locale).map((number) => ({ number, score: 0, words: [] }));
}

/** Those that fit every choice; and how many have each value under all other choices, or under the chosen ones too where all of these are asked for. */
function narrowed(catalog: Catalog, matches: readonly TextMatch[], request: SearchRequest) {
  const conditions = conditionsOf(request);
  if (conditions.length === 0 && !isAsking(request)) return { results: matches, counts: catalog.totals };
  const counts = new Counts();
  const results: TextMatch[] = [];
  for (const match of matches) {
    const comic = catalog.comics[match.number];
    if (!comic) continue;
    let failed: Condition | undefined;
    let failures = 0;
    for (const condition of conditions) {
      if (condition.holds(comic)) continue;
      failed = condition;
      failures += 1;
    }
    if (failed === undefined) {
      results.push(match);
      counts.add(comic);
    } else if (failures === 1 && !failed.isAll) counts.add(comic, failed.of);
  }
  return { results, counts };
}

/** A choice that was made. */
interface Condition {
  readonly of: readonly Choice[];
  readonly isAll: boolean;
  readonly holds: (comic: CatalogComic) => boolean;
}

function conditionsOf({ filters, languages, status }: SearchRequest): Condition[] {
  const conditions = FILTERS.filter((filter) => isMade(filters[filter])).map(
    (filter): Condition => ({
      of: [filter],
      isAll: filters[filter].all,
      holds: ({ ids }) => hasChosen(ids[filter], filters[filter]),
    }),
  );
  if (status !== undefined) {
    conditions.push({ of: ['status'], isAll: false, holds: ({ entry }) => entry.status === status });
  }
  if (languages.length > 0) {
    const holds = ({ entry }: CatalogComic) =>
      languages.some((language) => entry.languages.includes(language));
    conditions.push({ of: ['language'], isAll: false, holds });
  }
  return conditions;
}

const isMade = ({ include, exclude }: FilterChoice) => include.length + exclude.length > 0;

function hasChosen(ids: readonly string[], { include, exclude, all }: FilterChoice): boolean {
  if (exclude.some((id) => ids.includes(id))) return false;
  if (include.length === 0) return true;
  return all ? include.every((id) => ids.includes(id)) : include.some((id) => ids.includes(id));
}

function valuesOf(
  catalog: Catalog,
  filter: Filter,
  counts: ReadonlyMap<string, number>,
  { filters }: SearchRequest,
  { locale, finds = {} }: Showing,
): FilterValue[] {
  const { include, exclude } = filters[filter];
  const chosen = [...new Set([...include, ...exclude])];
  const words = foldedWords(finds[filter] ?? '');
  const isWanted = (id: string) => {
    const name = words.length === 0 ? undefined : catalog.nameOf(filter, id);
    return !name || words.every((word) => begins(name, word));
  };
  const ids = new Set([...mostCommon(counts, isWanted), ...chosen]);
  const values = [...ids].flatMap((id): FilterValue[] => {
    const name = catalog.nameOf(filter, id);
    return name ? [{ id, name, count: counts.get(id) ?? 0 }] : [];
  });
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale]);
  const byName = (x: FilterValue, y: FilterValue) =>
    compare(localize(x.name, locale).value, localize(y.name, locale).value);
  return values.toSorted((x, y) => y.count - x.count || byName(x, y));
}

/** The most common of the wanted values; of equals those that came first. Thousands of people have drawn one comic each: not all are sorted. */
function mostCommon(counts: ReadonlyMap<string, number>, isWanted: (id: string) => boolean): string[] {
  const best: { readonly id: string; readonly count: number }[] = [];
  for (const [id, count] of counts) {
    const last = best.at(-1);
    if ((best.length === MOST_VALUES && last && last.count >= count) || !isWanted(id)) continue;
    const place = best.findIndex((other) => other.count < count);
    best.splice(place === -1 ? best.length : place, 0, { id, count });
    best.length = Math.min(best.length, MOST_VALUES);
  }
  return best.map(({ id }) => id);
}

function begins(name: Name, word: string): boolean {
  return Object.values(name).some((text = '') => foldedWords(text).some((part) => part.startsWith(word)));
}

/** Comics that match alike stand as the most read do. */
function inOrder(
  catalog: Catalog,
  results: readonly TextMatch[],
  request: SearchRequest,
  locale: Locale,
): readonly TextMatch[] {
  if (!isAsking(request)) return results;
  const places = catalog.placesIn(orderOf(request), locale);
  const placed = (a: TextMatch, b: TextMatch) => (places[a.number] ?? 0) - (places[b.number] ?? 0);
  return results.toSorted(request.sort === 'match' ? (a, b) => b.score - a.score || placed(a, b) : placed);
}

/** The order of all comics that decides. */
function orderOf({ sort }: SearchRequest): Order {
  return sort === 'match' ? 'read' : sort;
}
