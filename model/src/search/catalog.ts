import type { Filter } from '../lists/filters.ts';
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

/** The comics that have been read so far, and what they are found by. */
export class Catalog {
  readonly comics: CatalogComic[] = [];
  readonly #index = new TextIndex();
  readonly #names = filtersOf(() => new Map<string, Name>());
  #mostRead: ReadonlyMap<string, number> = new Map();
  readonly #places = new Map<string, Int32Array>();

  add({ comics, names }: CatalogPayload): void {
    this.#places.clear();
    this.#index.add(comics.map((entry) => calledOf(entry, names)));
    for (const entry of comics) {
      const ids = {
        publisher: [entry.publisher],
        artist: entry.artists,
        genre: entry.genres,
        writer: [entry.writer],
      };
      this.comics.push({ entry, ids });
    }
    this.#take('publisher', names.publishers);
    this.#take('artist', names.people);
    this.#take('writer', names.people);
    this.#take('genre', names.genres);
  }

  /** The slugs of the most read, the most read first. */
  setMostRead(slugs: readonly string[]): void {
    this.#places.clear();
    this.#mostRead = new Map(slugs.map((slug, index) => [slug, index]));
  }

  /** The place of each comic in an order of all, by its number. */
  placesIn(order: Order, locale: Locale): Int32Array {
    const key = order === 'name' ? `${order} ${locale}` : order;
    const places = this.#places.get(key) ?? this.#placed(order, locale);
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
  #placed(order: Order, locale: Locale): Int32Array {
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
    const places = new Int32Array(numbers.length);
    for (const [place, number] of numbers.entries()) places[number] = place;
    return places;
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
