import { plainWords } from '../text/fold.ts';
import { indexedWords, queryWords, wordReader } from './search-words.ts';
import { type Terms, WordIndex } from './word-index.ts';

/** What a comic is called, and who made it. */
export interface Called {
  readonly series: string;
  readonly names: readonly string[];
  readonly who: readonly string[];
}

export interface TextMatches {
  /** What was found, by its numbers: in the order of adding, from 0. */
  readonly numbers: readonly number[];
  /** How well a comic fits what was typed. */
  readonly scoreOf: (number: number) => number;
  /** The folded words of a comic that were found. */
  readonly wordsOf: (number: number) => readonly string[];
}

/** A result that has only some of the words must score at least this share of the best score. */
const GOOD_ENOUGH = 0.5;
/** The letters of a word that is hardly more than begun. */
const SHORT = 2;

/**
 * Finds comics by what was typed: by whole words and beginnings first; where no comic has all of these, by words with a letter
 * or two amiss; and where no comic has all of those, by some of the words.
 */
export class TextIndex {
  readonly #index = new WordIndex();
  readonly #wordsOf: (name: string) => readonly string[];
  /** The words of each comic's names, and of whoever made it. */
  readonly #named: (readonly string[])[] = [];
  readonly #who: (readonly string[])[] = [];

  /** `wordsOf` is how the names of people, genres and publishers are taken apart. */
  constructor(wordsOf: (name: string) => readonly string[] = wordReader()) {
    this.#wordsOf = wordsOf;
  }

  /** Adds comics; they are numbered in this order. */
  add(comics: readonly Called[]): void {
    for (const { series, names, who } of comics) {
      const words = {
        series: indexedWords(series),
        names: distinct(names.flatMap(indexedWords)),
        who: distinct(who.flatMap((name) => this.#wordsOf(name))),
      };
      this.#index.add(words, distinct([series, ...names].flatMap((name) => plainWords(name).slice(0, 1))));
      this.#named.push(distinct([...words.series, ...words.names]));
      this.#who.push(words.who);
    }
  }

  /** Empty where nothing was typed that could be looked for. */
  find(typed: string): TextMatches {
    const words = queryWords(typed);
    const [only = ''] = words;
    if (words.length < 2 && only.length <= SHORT) return this.#beginningWith(only);
    const exact = words.map((word) => this.#index.beginningWith(word));
    if (exact.every(({ size }) => size > 0)) {
      const found = this.#matches(exact, together(this.#scores(exact), true));
      if (found.numbers.length > 0) return found;
    }
    const alike = words.map((word, at) => this.#index.like(word, lettersAmiss(word), exact[at]));
    const scores = this.#scores(alike);
    const all = this.#matches(alike, together(scores, true));
    if (all.numbers.length > 0) return all;
    const some = this.#matches(alike, together(scores, false));
    const enough =
      GOOD_ENOUGH * some.numbers.reduce((best, number) => Math.max(best, some.scoreOf(number)), 0);
    return { ...some, numbers: some.numbers.filter((number) => some.scoreOf(number) >= enough) };
  }

  /** What begins with a letter or two is a good part of a catalogue, in no order of likeness: names that begin so come first. */
  #beginningWith(letters: string): TextMatches {
    const scores = new Float64Array(this.#index.size);
    const terms: Terms = letters === '' ? new Map() : this.#index.beginningWith(letters);
    for (const { postings } of terms.values()) {
      for (const number of postings.series) scores[number] ||= 1;
      for (const number of postings.names) scores[number] ||= 1;
    }
    for (const { postings } of terms.values()) for (const number of postings.first) scores[number] = 2;
    return matches(scores, (number) => this.#named[number]?.filter((word) => terms.has(word)));
  }

  /** How well each comic fits each of the words that were typed. */
  #scores(typed: readonly Terms[]): readonly Float64Array[] {
    return typed.map((terms) => this.#index.scores(terms));
  }

  #matches(typed: readonly Terms[], scores: Float64Array): TextMatches {
    const words = (number: number) => [...(this.#named[number] ?? []), ...(this.#who[number] ?? [])];
    return matches(scores, (number) =>
      distinct(words(number)).filter((word) => typed.some((terms) => terms.has(word))),
    );
  }
}

/** How well each comic fits all of the words together, or those that it has. */
function together(
  [first = new Float64Array(0), ...others]: readonly Float64Array[],
  isAll: boolean,
): Float64Array {
  const sums = first.slice();
  for (const scores of others) {
    for (let number = 0; number < sums.length; number += 1) {
      const before = sums[number] ?? 0;
      const score = scores[number] ?? 0;
      sums[number] = isAll && (before === 0 || score === 0) ? 0 : before + score;
    }
  }
  return sums;
}

function matches(
  scores: Float64Array,
  words: (number: number) => readonly string[] | undefined,
): TextMatches {
  const numbers: number[] = [];
  for (let number = 0; number < scores.length; number += 1) if (scores[number] !== 0) numbers.push(number);
  return { numbers, scoreOf: (number) => scores[number] ?? 0, wordsOf: (number) => words(number) ?? [] };
}

function distinct(words: readonly string[]): readonly string[] {
  return words.length < 2 ? words : [...new Set(words)];
}

/** How many letters of a word may be wrong; a number must match exactly. */
function lettersAmiss(word: string): number {
  if (/\d/.test(word) || word.length <= 3) return 0;
  return word.length <= 4 ? 1 : 2;
}
