import type { SearchEntry } from '../pages/search-payloads.ts';
import { fold } from '../text/fold.ts';
import type { Catalog } from './catalog.ts';
import { firstOf } from './orders.ts';

/** What somebody else calls a comic, and the slug that it had here if it is from here. */
export interface WantedComic {
  readonly name: string;
  /** What it is called elsewhere as well: compared where nothing has its name. */
  readonly others?: readonly string[] | undefined;
  readonly slug?: string | undefined;
}

export interface NamedComics {
  /** Comics that are called so, however it is written. */
  readonly exact: readonly SearchEntry[];
  /** Where none is: those that search would find first. */
  readonly near: readonly SearchEntry[];
}

/** How many comics are offered where none is called so. */
const NEAR = 2;
/** What stands behind a name to tell editions apart: “Moon (2011)”. */
const BEHIND_NAME = /\s*[([][^)\]]*[)\]]\s*$/u;

/** Finds comics by their whole names. Made once a catalogue has been read. */
export class NamedComicsIndex {
  readonly #catalog: Catalog;
  readonly #byName = new Map<string, Set<SearchEntry>>();
  readonly #bySlug = new Map<string, SearchEntry>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    for (const entry of catalog.comics) {
      this.#bySlug.set(entry.slug, entry);
      for (const name of namesOf(entry)) {
        const folded = fold(name);
        if (folded === '') continue;
        const named = this.#byName.get(folded) ?? new Set();
        this.#byName.set(folded, named.add(entry));
      }
    }
  }

  find({ name, others = [], slug }: WantedComic): NamedComics {
    const ofSlug = slug === undefined ? undefined : this.#bySlug.get(slug);
    const exact = this.#exact(name, ...others);
    // Another site may have given the slug to something else.
    if (ofSlug && exact.includes(ofSlug)) return { exact: [ofSlug], near: [] };
    if (exact.length > 0) return { exact, near: [] };
    const near = [...(ofSlug ? [ofSlug] : []), ...this.#near(name)];
    return { exact, near: [...new Set(near)].slice(0, NEAR) };
  }

  #exact(...names: readonly string[]): readonly SearchEntry[] {
    for (const name of names) {
      const named = this.#byName.get(fold(name)) ?? this.#byName.get(fold(name.replace(BEHIND_NAME, '')));
      if (named) return [...named];
    }
    return [];
  }

  #near(name: string): readonly SearchEntry[] {
    const folded = fold(name.replace(BEHIND_NAME, ''));
    if (folded === '') return [];
    const { numbers, scoreOf } = this.#catalog.find(folded);
    const best = firstOf(numbers, NEAR, (a, b) => scoreOf(b) - scoreOf(a));
    return best.flatMap((number) => this.#catalog.comics[number] ?? []);
  }
}

function namesOf({ series, otherName, names }: SearchEntry): readonly string[] {
  return [series, otherName, ...Object.values(names)].filter((name) => name !== undefined);
}
