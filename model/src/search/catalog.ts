import { isTag, tagName } from '../lists/comic-tags.ts';
import { contentNoteName, isContentNote } from '../lists/content-notes.ts';
import type { CatalogPayload, SearchEntry, SearchTranslator } from '../pages/search-payloads.ts';
import { strictnessOf } from '../rating/age-order.ts';
import { fold } from '../text/fold.ts';
import { Orders } from './orders.ts';
import { ASKED_RATINGS, filtersOf, type SearchFilter } from './search-request.ts';
import { wordReader } from './search-words.ts';
import { TextIndex, type TextMatches } from './text-index.ts';
import { ValueColumn } from './value-column.ts';

type Names = CatalogPayload['names'];
export type Name = Names['people'][string];

/** A translator, and the folded words of the name that were found. */
export interface FoundTranslator {
  readonly translator: SearchTranslator;
  readonly words: readonly string[];
}

/** A filter, or what else narrows. */
export type Choice = SearchFilter | 'language' | 'status' | 'upTo';

/** The comics that have been read so far, by their numbers, and what they are found by. */
export class Catalog {
  readonly comics: SearchEntry[] = [];
  readonly orders = new Orders();
  /** The columns by which they are filtered. */
  readonly columns: Readonly<Record<Choice, ValueColumn>> = {
    ...filtersOf(() => new ValueColumn()),
    language: new ValueColumn(),
    status: new ValueColumn(),
    upTo: new ValueColumn(),
  };
  readonly #wordsOf = wordReader();
  readonly #index = new TextIndex(this.#wordsOf);
  #translators: readonly SearchTranslator[] = [];
  #translatorIndex = new TextIndex();
  readonly #names = filtersOf(() => new Map<string, Name>());

  add({ comics, names }: CatalogPayload): void {
    this.orders.add(comics);
    this.#index.add(comics.map((entry) => calledOf(entry, names)));
    for (const entry of comics) {
      this.comics.push(entry);
      this.columns.publisher.add([entry.publisher]);
      this.columns.artist.add(entry.artists);
      this.columns.genre.add(entry.genres);
      this.columns.writer.add([entry.writer]);
      this.columns.tag.add((entry.tags ?? []).filter(isTag));
      this.columns.note.add(entry.contentNotes ?? []);
      this.columns.language.add(entry.languages);
      this.columns.status.add([entry.status]);
      // Each rating up to which it may be asked for.
      this.columns.upTo.add(
        ASKED_RATINGS.filter((rating) => strictnessOf(entry.ageRating) <= strictnessOf(rating)),
      );
    }
    this.#take('publisher', names.publishers);
    this.#take('artist', names.people);
    this.#take('writer', names.people);
    this.#take('genre', names.genres);
  }

  nameOf(filter: SearchFilter, id: string): Name | undefined {
    if (filter === 'note') return isContentNote(id) ? contentNoteName(id) : undefined;
    return filter === 'tag' ? tagName(id) : this.#names[filter].get(id);
  }

  /** Whether a name, in any language, has a word that begins so. */
  begins(name: Name, word: string): boolean {
    return Object.values(name).some((text = '') => this.#wordsOf(text).some((part) => part.startsWith(word)));
  }

  setTranslators(translators: readonly SearchTranslator[]): void {
    this.#translators = translators;
    this.#translatorIndex = new TextIndex();
    this.#translatorIndex.add(translators.map(({ name }) => ({ series: name, names: [], who: [] })));
  }

  /** Translators whose name has all of what was typed, most chapters first, at most so many. */
  findTranslators(typed: string, most: number): readonly FoundTranslator[] {
    // One or two letters begin too many names.
    if (fold(typed).length < 3) return [];
    const found = this.#translatorIndex.find(typed);
    if (found.isClose) return [];
    return found.numbers.slice(0, most).flatMap((number) => {
      const translator = this.#translators[number];
      return translator ? [{ translator, words: found.wordsOf(number) }] : [];
    });
  }

  find(typed: string): TextMatches {
    return this.#index.find(typed);
  }

  #take(filter: SearchFilter, names: Readonly<Record<string, Name>>): void {
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
    names: dropMissing([otherName, ...Object.values(names)]),
    who: dropMissing(who.flatMap((name) => (name ? Object.values(name) : []))),
  };
}

function dropMissing(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
