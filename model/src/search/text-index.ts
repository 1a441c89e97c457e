import { bothForms, plainWords } from '../text/fold.ts';
import { indexedWords, otherForms, readQuery, wordReader } from './search-words.ts';
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
  /** Whether they are a guess: no comic has all of what was typed, as it was typed. */
  readonly isClose: boolean;
}

/** A result that has only some of the words must score at least this share of the best score. */
const GOOD_ENOUGH = 0.5;
/** The letters of a word that is hardly more than begun. */
const SHORT = 2;
/** How many words of a name may be written together. */
const MOST_TOGETHER = 5;

/** Whether it may be a word among others that are written together. A figure may be of one digit. */
function isPart(text: string): boolean {
  return text.length > SHORT || /^\d+$/.test(text);
}

/**
 * Finds comics by what was typed: by whole words and beginnings first, then as it may have been written together, apart, or
 * with a particle before a word; where no comic has all of these, by words with a letter or two amiss; and where no comic has
 * all of those, by some of the words.
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

  /** Empty where nothing was typed that could be looked for; all where only words to leave out were typed. */
  find(typed: string): TextMatches {
    const { words, excluded } = readQuery(typed);
    const found = words.length === 0 && excluded.length > 0 ? this.#all() : this.#having(words);
    if (excluded.length === 0) return found;
    const unwanted = excluded.map((word) => this.#index.scores(this.#termsOf(word)));
    const isWanted = (number: number) => unwanted.every((scores) => (scores[number] ?? 0) === 0);
    return { ...found, numbers: found.numbers.filter(isWanted) };
  }

  #having(words: readonly string[]): TextMatches {
    const [only = ''] = words;
    if (words.length < 2 && only.length <= SHORT) return this.#beginningWith(only);
    for (const reading of this.#readings(words)) {
      const exact = reading.map((word) => this.#termsOf(word));
      if (!exact.every(({ size }) => size > 0)) continue;
      const found = this.#matches(exact, together(this.#scores(exact), true), false);
      if (found.numbers.length > 0) return found;
    }
    return this.#closeTo(words);
  }

  /** What was typed, then what it may be: two words for one, then one word for two. */
  *#readings(words: readonly string[]): Generator<readonly string[]> {
    yield words;
    for (let at = 1; at < words.length; at += 1) {
      const joined = `${words[at - 1]}${words[at]}`;
      if (this.#index.beginningWith(joined).size > 0) yield words.toSpliced(at - 1, 2, joined);
    }
    const apart = words.flatMap((word) => (this.#termsOf(word).size > 0 ? [word] : this.#takeApart(word)));
    if (apart.length > words.length) yield apart;
  }

  /** The words of a name that a word is written of, two if they can be; itself where there are none. */
  #takeApart(word: string): readonly string[] {
    for (const most of [2, MOST_TOGETHER]) {
      for (let at = 1; at < word.length; at += 1) {
        const first = word.slice(0, at);
        const rest = isPart(first) ? this.#behind(first, word.slice(at), most - 1) : undefined;
        if (rest) return [first, ...rest];
      }
    }
    return [word];
  }

  /** The words that `text` is written of, at most so many, each in a comic with the one before it. */
  #behind(before: string, text: string, most: number): readonly string[] | undefined {
    if (!isPart(text)) return undefined;
    const whole = bothForms(text).find((form) => this.#index.hasTogether(before, form));
    if (whole !== undefined) return [whole];
    if (most < 2) return undefined;
    for (let at = 1; at < text.length; at += 1) {
      const part = text.slice(0, at);
      const form = isPart(part)
        ? bothForms(part).find((each) => this.#index.hasTogether(before, each))
        : undefined;
      const rest = form === undefined ? undefined : this.#behind(form, text.slice(at), most - 1);
      if (form !== undefined && rest) return [form, ...rest];
    }
    return undefined;
  }

  /** The words of the catalogue that a typed word means, letter for letter. */
  #termsOf(word: string): Terms {
    const begun = this.#index.beginningWith(word);
    if (begun.size > 0) return begun;
    for (const form of otherForms(word)) {
      const terms = this.#index.beginningWith(form);
      if (terms.size > 0) return terms;
    }
    return begun;
  }

  /** Comics that have words like these: all of them, else some. */
  #closeTo(words: readonly string[]): TextMatches {
    const alike = words.map((word) => this.#index.like(word, lettersAmiss(word, words), this.#termsOf(word)));
    const scores = this.#scores(alike);
    const all = this.#matches(alike, together(scores, true), true);
    if (all.numbers.length > 0) return all;
    // A letter or two begin many words, and three with one amiss are many: they say nothing where another word was not found.
    const telling = words.flatMap((word, at) => {
      if (word.length <= SHORT) return [];
      return (word.length === SHORT + 1 ? this.#termsOf(word) : alike[at]) ?? [];
    });
    const some = this.#matches(telling, together(this.#scores(telling), false), true);
    const enough =
      GOOD_ENOUGH * some.numbers.reduce((best, number) => Math.max(best, some.scoreOf(number)), 0);
    return { ...some, numbers: some.numbers.filter((number) => some.scoreOf(number) >= enough) };
  }

  #all(): TextMatches {
    return matches(new Float64Array(this.#index.size).fill(1), () => [], false);
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
    return matches(scores, (number) => this.#named[number]?.filter((word) => terms.has(word)), false);
  }

  /** How well each comic fits each of the words that were typed. */
  #scores(typed: readonly Terms[]): readonly Float64Array[] {
    return typed.map((terms) => this.#index.scores(terms));
  }

  #matches(typed: readonly Terms[], scores: Float64Array, isClose: boolean): TextMatches {
    const words = (number: number) => [...(this.#named[number] ?? []), ...(this.#who[number] ?? [])];
    return matches(
      scores,
      (number) => distinct(words(number)).filter((word) => typed.some((terms) => terms.has(word))),
      isClose,
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
  isClose: boolean,
): TextMatches {
  const numbers: number[] = [];
  for (let number = 0; number < scores.length; number += 1) if (scores[number] !== 0) numbers.push(number);
  return {
    numbers,
    scoreOf: (number) => scores[number] ?? 0,
    wordsOf: (number) => words(number) ?? [],
    isClose,
  };
}

function distinct(words: readonly string[]): readonly string[] {
  return words.length < 2 ? words : [...new Set(words)];
}

/** The longest word of which one letter may be wrong. Arabic writes few vowels: two of six are another word. */
const LONGEST_WITH_ONE = { arabic: 6, other: 5 };

/** How many letters of a word may be wrong; a number must match exactly, and so must a short word that stands alone. */
function lettersAmiss(word: string, words: readonly string[]): number {
  if (/\d/.test(word) || word.length <= SHORT) return 0;
  if (word.length === SHORT + 1 && words.length === 1) return 0;
  const longest = /\p{Script=Arabic}/u.test(word) ? LONGEST_WITH_ONE.arabic : LONGEST_WITH_ONE.other;
  return word.length <= longest ? 1 : 2;
}
