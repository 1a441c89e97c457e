import type { ComicStatus } from '../lists/comic-statuses.ts';
import { FILTERS, type Filter } from '../lists/filters.ts';
import type { Language } from '../lists/languages.ts';
import { LOCALE_TAGS, type Locale } from '../lists/locales.ts';
import type { SearchEntry } from '../pages/pages.ts';
import { fold, foldedWords } from '../text/fold.ts';
import { localize } from '../text/localized.ts';
import type { Catalog, CatalogComic, Name } from './catalog.ts';
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
  const results: TextMatch[] = [];
  const counts = new Counts();
  for (const match of matchesOf(catalog, request.text)) {
    const comic = catalog.comics[match.number];
    if (!comic) continue;
    const against = choicesAgainst(comic, request);
    if (against.length === 0) results.push(match);
    counts.add(comic, against, request);
  }
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

function matchesOf(catalog: Catalog, text: string): readonly TextMatch[] {
  // What holds no letter and no digit asks for nothing.
  if (fold(text) !== '') return catalog.find(text);
  return catalog.comics.map((_, number) => ({ number, score: 0, words: [] }));
}

type Choice = Filter | 'language' | 'status';

/** The choices that a comic does not fit. */
function choicesAgainst(
  { entry, ids }: CatalogComic,
  { filters, languages, status }: SearchRequest,
): Choice[] {
  const against: Choice[] = FILTERS.filter((filter) => !hasChosen(ids[filter], filters[filter]));
  if (status !== undefined && entry.status !== status) against.push('status');
  if (languages.length > 0 && !languages.some((language) => entry.languages.includes(language)))
    against.push('language');
  return against;
}

function hasChosen(ids: readonly string[], { include, exclude, all }: FilterChoice): boolean {
  if (exclude.some((id) => ids.includes(id))) return false;
  if (include.length === 0) return true;
  return all ? include.every((id) => ids.includes(id)) : include.some((id) => ids.includes(id));
}

/** How many comics have each value under all other choices; where all that is chosen is asked for, under these too. */
class Counts {
  readonly of = {
    ...filtersOf(() => new Map<string, number>()),
    language: new Map<Language, number>(),
    status: new Map<ComicStatus, number>(),
  };

  add({ entry, ids }: CatalogComic, against: readonly Choice[], { filters }: SearchRequest): void {
    const [only] = against;
    if (against.length > 1) return;
    const counts = (choice: Choice) => only === undefined || only === choice;
    for (const filter of FILTERS) {
      if (counts(filter) && !(only === filter && filters[filter].all)) {
        for (const id of ids[filter]) increase(this.of[filter], id);
      }
    }
    if (counts('language')) for (const language of entry.languages) increase(this.of.language, language);
    if (counts('status')) increase(this.of.status, entry.status);
  }
}

function increase<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function valuesOf(
  catalog: Catalog,
  filter: Filter,
  counts: ReadonlyMap<string, number>,
  { filters }: SearchRequest,
  { locale, finds = {} }: Showing,
): FilterValue[] {
  const chosen = new Set([...filters[filter].include, ...filters[filter].exclude]);
  const words = foldedWords(finds[filter] ?? '');
  const values = Array.from(new Set([...counts.keys(), ...chosen]), (id) => ({
    id,
    count: counts.get(id) ?? 0,
    name: catalog.nameOf(filter, id),
  }))
    .filter((value): value is FilterValue => value.name !== undefined)
    .filter(({ id, name }) => chosen.has(id) || words.every((word) => begins(name, word)))
    // Thousands of people have drawn one comic each: by their names only those are ordered who are shown.
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale]);
  const byName = (a: FilterValue, b: FilterValue) =>
    compare(localize(a.name, locale).value, localize(b.name, locale).value);
  return values
    .filter(({ id }, index) => index < MOST_VALUES || chosen.has(id))
    .toSorted((a, b) => b.count - a.count || byName(a, b));
}

function begins(name: Name, word: string): boolean {
  return Object.values(name).some((text = '') => foldedWords(text).some((part) => part.startsWith(word)));
}

/** Comics that match alike stand as the most read do. */
function inOrder(
  catalog: Catalog,
  results: readonly TextMatch[],
  { sort }: SearchRequest,
  locale: Locale,
): TextMatch[] {
  const places = catalog.placesIn(sort === 'match' ? 'read' : sort, locale);
  const placed = (a: TextMatch, b: TextMatch) => (places[a.number] ?? 0) - (places[b.number] ?? 0);
  return results.toSorted(sort === 'match' ? (a, b) => b.score - a.score || placed(a, b) : placed);
}
