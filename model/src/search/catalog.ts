import { FILTERS, type Filter } from '../lists/filters.ts';
import { LOCALE_TAGS, type Locale } from '../lists/locales.ts';
import type { CatalogPayload, SearchEntry } from '../pages/pages.ts';
import { filtersOf, type Sort } from './search-request.ts';
import { TextIndex, type TextMatch } from './text-index.ts';

/** Orders that do not depend on what was typed. */
export type Order = Exclude<Sort, 'match'>;

type Names = CatalogPayload['names'];
export type Name = Names['people'][string];

/** A comic as it is filtered and shown: with whom and what it names, by filter. */
export interface CatalogComic {
  readonly entry: SearchEntry;
  readonly ids: Readonly<Record<Filter, readonly string[]>>;
}

/** A filter, or what else narrows. */
export type Choice = Filter | 'language' | 'status';

/** How many comics have each value of what narrows. */
export class Counts {
  readonly of: Readonly<Record<Choice, Map<string, number>>> = {
    ...filtersOf(() => new Map()),
    language: new Map(),
    status: new Map(),
  };

  /** Counts a comic's values, of all choices or of these. */
  add({ entry, ids }: CatalogComic, of: readonly Choice[] = CHOICES): void {
    for (const choice of of) {
      const counts = this.of[choice];
      if (choice === 'status') increase(counts, entry.status);
      else for (const id of choice === 'language' ? entry.languages : ids[choice]) increase(counts, id);
    }
  }
}

export const CHOICES: readonly Choice[] = [...FILTERS, 'language', 'status'];

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The comics that have been read so far, and what they are found by. */
export class Catalog {
  readonly comics: CatalogComic[] = [];
  /** How many comics have each value. */
  readonly totals = new Counts();
  readonly #index = new TextIndex();
  readonly #names = filtersOf(() => new Map<string, Name>());
  #mostRead: ReadonlyMap<string, number> = new Map();
  readonly #orders = new Map<string, readonly number[]>();
  readonly #places = new Map<string, Int32Array>();

  add({ comics, names }: CatalogPayload): void {
    this.#forgetOrders();
    this.#index.add(comics.map((entry) => calledOf(entry, names)));
    for (const entry of comics) {
      const ids = {
        publisher: [entry.publisher],
        artist: entry.artists,
        genre: entry.genres,
        writer: [entry.writer],
      };
      const comic = { entry, ids };
      this.comics.push(comic);
      this.totals.add(comic);
    }
    this.#take('publisher', names.publishers);
    this.#take('artist', names.people);
    this.#take('writer', names.people);
    this.#take('genre', names.genres);
  }

  /** The slugs of the most read, the most read first. */
  setMostRead(slugs: readonly string[]): void {
    this.#forgetOrders();
    this.#mostRead = new Map(slugs.map((slug, index) => [slug, index]));
  }

  /** The numbers of all comics in an order. */
  inOrder(order: Order, locale: Locale): readonly number[] {
    const key = `${order} ${locale}`;
    const numbers = this.#orders.get(key) ?? this.#ordered(order, locale);
    this.#orders.set(key, numbers);
    return numbers;
  }

  /** The place of each comic in that order, by its number. */
  placesIn(order: Order, locale: Locale): Int32Array {
    const key = `${order} ${locale}`;
    const known = this.#places.get(key);
    if (known) return known;
    const places = new Int32Array(this.comics.length);
    for (const [place, number] of this.inOrder(order, locale).entries()) places[number] = place;
    this.#places.set(key, places);
    return places;
  }

  nameOf(filter: Filter, id: string): Name | undefined {
    return this.#names[filter].get(id);
  }

  find(typed: string): TextMatch[] {
    return this.#index.find(typed);
  }

  /** Of comics that are equal, the newest comes first, and then the one that was added last. */
  #ordered(order: Order, locale: Locale): readonly number[] {
    const newest = (a: number, b: number) => compare(this.#newness(b), this.#newness(a)) || b - a;
    const numbers = this.comics.map((_, number) => number).toSorted(newest);
    if (order === 'read') {
      const places = this.comics.map(({ entry }) => this.#mostRead.get(entry.slug) ?? this.#mostRead.size);
      numbers.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    }
    if (order === 'name') {
      const { compare: compareNames } = new Intl.Collator(LOCALE_TAGS[locale], { numeric: true });
      const names = this.comics.map(({ entry }) => entry.names[locale] ?? entry.series);
      numbers.sort((a, b) => compareNames(names[a] ?? '', names[b] ?? ''));
    }
    return numbers;
  }

  #forgetOrders(): void {
    this.#orders.clear();
    this.#places.clear();
  }

  #newness(number: number): string {
    return this.comics[number]?.entry.updatedAt ?? '';
  }

  #take(filter: Filter, names: Readonly<Record<string, Name>>): void {
    for (const [id, name] of Object.entries(names)) this.#names[filter].set(id, name);
  }
}

function calledOf(
  { series, otherName, names, ...entry }: SearchEntry,
  { publishers, people, genres }: Names,
) {
  const ofPeople = [entry.writer, ...entry.artists].map((id) => people[id]);
  const who = [publishers[entry.publisher], ...ofPeople, ...entry.genres.map((id) => genres[id])];
  return {
    series,
    names: present([otherName, ...Object.values(names)]),
    who: present(who.flatMap((name) => (name ? Object.values(name) : []))),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function present(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
