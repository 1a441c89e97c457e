import MiniSearch, { type Query } from 'minisearch';
import { indexedWords, queryWords } from './search-words.ts';

/** What a comic is called, and who made it. */
export interface Called {
  readonly series: string;
  readonly names: readonly string[];
  readonly who: readonly string[];
}

export interface TextMatch {
  /** Its number: in the order of adding, from 0. */
  readonly number: number;
  readonly score: number;
  /** The folded words of the comic that were found. */
  readonly words: readonly string[];
}

/** A name says more of a comic than whoever made it, and its first name most. */
const BOOST = { series: 3, names: 2.5, who: 1 };
/** Of what was found for some of the words alone: how good it must be beside the best. */
const GOOD_ENOUGH = 0.5;
/** The letters of a word that is hardly more than begun. */
const SHORT = 2;

/**
 * Finds comics by what was typed: by whole words and beginnings first; where no comic has all of these, by words with a letter
 * or two amiss; and where no comic has all of those, by some of the words.
 */
export class TextIndex {
  readonly #index = new MiniSearch<Called & { readonly id: number }>({
    fields: ['series', 'names', 'who'],
    // A list of names is handed over as text: what stands between them is no word.
    stringifyField: (value) => (Array.isArray(value) ? value.join('\n') : String(value)),
    tokenize: indexedWords,
    processTerm: (word) => word,
  });
  /** The words of their names, each behind a space. */
  readonly #names: string[] = [];

  /** Adds comics; they are numbered in this order. */
  add(comics: readonly Called[]): void {
    const first = this.#names.length;
    this.#index.addAll(comics.map((comic, index) => ({ ...comic, id: first + index })));
    for (const { series, names } of comics) {
      this.#names.push([series, ...names].map((name) => ` ${indexedWords(name).join(' ')}`).join('\n'));
    }
  }

  /** The best first. Empty where nothing was typed that could be looked for. */
  find(typed: string): TextMatch[] {
    const queries = queryWords(typed);
    const [only = ''] = queries;
    if (queries.length < 2 && only.length <= SHORT) return only === '' ? [] : this.#beginningWith(only);
    const exact = this.#search({ combineWith: 'AND', queries }, false);
    if (exact.length > 0) return exact;
    const amiss = this.#search({ combineWith: 'AND', queries }, true);
    if (amiss.length > 0) return amiss;
    const some = this.#search({ combineWith: 'OR', queries }, true);
    const best = some[0]?.score ?? 0;
    return some.filter(({ score }) => score >= best * GOOD_ENOUGH);
  }

  /** What begins with a letter or two is a good part of a catalogue, in no order of likeness: names that begin so come first. */
  #beginningWith(letters: string): TextMatch[] {
    return this.#names.flatMap((names, number) => {
      const place = names.indexOf(` ${letters}`);
      if (place === -1) return [];
      const isFirst = place === 0 || names[place - 1] === '\n';
      return {
        number,
        score: isFirst ? 2 : 1,
        // Of thousands of comics a few are shown.
        get words() {
          return names.split(/\s/).filter((word) => word.startsWith(letters));
        },
      };
    });
  }

  #search(query: Query, fuzzy: boolean): TextMatch[] {
    const results = this.#index.search(query, {
      boost: BOOST,
      prefix: true,
      fuzzy: fuzzy && lettersAmiss,
      tokenize: (word: string) => [word],
    });
    return results.map(({ id, score, terms }) => ({ number: id, score, words: terms }));
  }
}

/** How many letters may be wrong in a word; a number is right or wrong. */
function lettersAmiss(word: string): number | false {
  if (/\d/.test(word) || word.length <= 3) return false;
  return word.length <= 4 ? 1 : 2;
}
