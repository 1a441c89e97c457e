import { byLocale, LOCALE_TAGS, LOCALES, type Locale } from '../lists/locales.ts';
import type { SearchEntry } from '../pages/search-payloads.ts';
import type { Sort } from './search-request.ts';

/** Orders that do not depend on what was typed. */
export type Order = Exclude<Sort, 'match'>;

type Compare = (one: number, other: number) => number;

/**
 * The orders in which a catalogue's comics are shown, by their numbers. They are kept while comics come in: to sort twenty
 * thousand names when somebody asks for them takes a tenth of a second.
 */
export class Orders {
  readonly #slugs: string[] = [];
  readonly #updated: string[] = [];
  readonly #names = byLocale((): string[] => []);
  readonly #byName: Record<Locale, readonly number[]> = { ...byLocale(() => []) };
  #latest: readonly number[] = [];
  #mostRead: ReadonlyMap<string, number> = new Map();
  #read: readonly number[] | undefined;
  readonly #places = new Map<readonly number[], Int32Array>();

  add(comics: readonly SearchEntry[]): void {
    const added = comics.map((_, index) => this.#slugs.length + index);
    for (const { slug, updatedAt, names, series } of comics) {
      this.#slugs.push(slug);
      this.#updated.push(updatedAt);
      for (const locale of LOCALES) this.#names[locale].push(names[locale] ?? series);
    }
    this.#latest = mergeOrders(this.#latest, added, this.#newest);
    for (const locale of LOCALES) {
      const names = this.#names[locale];
      const { compare } = COLLATORS[locale];
      const named: Compare = (a, b) => compare(names[a] ?? '', names[b] ?? '') || this.#newest(a, b);
      this.#byName[locale] = mergeOrders(this.#byName[locale], added, named);
    }
    this.#forget();
  }

  /** The slugs of the most read, the most read first. */
  setMostRead(slugs: readonly string[]): void {
    this.#mostRead = new Map(slugs.map((slug, index) => [slug, index]));
    this.#forget();
  }

  /** The numbers of all comics in an order. */
  of(order: Order, locale: Locale): readonly number[] {
    if (order === 'latest') return this.#latest;
    if (order === 'name') return this.#byName[locale];
    this.#read ??= this.#mostReadFirst();
    return this.#read;
  }

  /** The place of each comic in that order, by its number. */
  placesIn(order: Order, locale: Locale): Int32Array {
    const numbers = this.of(order, locale);
    const known = this.#places.get(numbers);
    if (known) return known;
    const places = new Int32Array(numbers.length);
    for (let place = 0; place < numbers.length; place += 1) places[numbers[place] ?? 0] = place;
    this.#places.set(numbers, places);
    return places;
  }

  /** Of comics that are equal, the newest comes first, and then the one that was added last. */
  readonly #newest: Compare = (a, b) => {
    const one = this.#updated[a] ?? '';
    const other = this.#updated[b] ?? '';
    return one === other ? b - a : one > other ? -1 : 1;
  };

  #mostReadFirst(): number[] {
    const read: { readonly number: number; readonly place: number }[] = [];
    const others: number[] = [];
    for (const number of this.#latest) {
      const place = this.#mostRead.get(this.#slugs[number] ?? '');
      if (place === undefined) others.push(number);
      else read.push({ number, place });
    }
    return [...read.toSorted((a, b) => a.place - b.place).map(({ number }) => number), ...others];
  }

  #forget(): void {
    this.#read = undefined;
    this.#places.clear();
  }
}

const COLLATORS = byLocale((locale) => new Intl.Collator(LOCALE_TAGS[locale], { numeric: true }));

/** Both in one order: where each of the added belongs is looked up, not compared with all the others. */
function mergeOrders(
  sorted: readonly number[],
  added: readonly number[],
  compare: Compare,
): readonly number[] {
  const all: number[] = [];
  let from = 0;
  for (const number of added.toSorted(compare)) {
    const place = placeOf(number, sorted, from, compare);
    for (; from < place; from += 1) all.push(sorted[from] ?? 0);
    all.push(number);
  }
  for (; from < sorted.length; from += 1) all.push(sorted[from] ?? 0);
  return all;
}

/** Before which of `sorted`, from a place on, a number belongs. */
function placeOf(number: number, sorted: readonly number[], from: number, compare: Compare): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] ?? 0, number) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first `count` of these in an order, without sorting the rest. */
export function firstOf(numbers: readonly number[], count: number, compare: Compare): readonly number[] {
  const first: number[] = [];
  for (const number of numbers) {
    const last = first[count - 1];
    if (last !== undefined && compare(last, number) <= 0) continue;
    first.splice(placeOf(number, first, 0, compare), 0, number);
    if (first.length > count) first.pop();
  }
  return first;
}
