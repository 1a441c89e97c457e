import SearchableMap from 'minisearch/SearchableMap';

/**
 * The fields by which a comic is found, the most significant first: its first name, its other names, and its authors.
 */
export const FIELDS = ['series', 'names', 'who'] as const;
export type Field = (typeof FIELDS)[number];

/** The comics that have a word, by their numbers and by field, in the order of adding. */
export interface Postings extends Readonly<Record<Field, number[]>> {
  /** Those with a name that begins with it. */
  readonly first: number[];
}

/** Words of the catalogue that stand for a word that was typed. */
export type Terms = ReadonlyMap<string, { readonly postings: Postings; readonly weight: number }>;

/** Weights of the fields: a name counts more than its authors, and the first name most. */
const BOOST: Readonly<Record<Field, number>> = { series: 3, names: 2.5, who: 1 };
/** Factors for a word that is only a prefix, or has wrong letters; the more letters differ, the less it counts. */
const BEGUN = { weight: 0.375, perLetter: 0.3 };
const AMISS = { weight: 0.45, perLetter: 1 };
/** Parameters of BM25+: term saturation (k), length normalisation (b) and the lower bound (d). */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

/** Which comics have which words. Whatever is asked, each comic that has a word is looked at once, and nothing is sorted. */
export class WordIndex {
  readonly #postings = new SearchableMap<Postings>();
  readonly #lengths: Readonly<Record<Field, number[]>> = { series: [], names: [], who: [] };
  readonly #sums: Record<Field, number> = { series: 0, names: 0, who: 0 };

  /** How many comics there are. */
  get size(): number {
    return this.#lengths.series.length;
  }

  /** Adds the next comic: its words by field, each once, and those with which its names begin. */
  add(words: Readonly<Record<Field, readonly string[]>>, first: readonly string[]): void {
    const number = this.size;
    for (const field of FIELDS) {
      for (const word of words[field]) this.#postingsOf(word)[field].push(number);
      this.#lengths[field].push(words[field].length);
      this.#sums[field] += words[field].length;
    }
    for (const word of first) this.#postingsOf(word).first.push(number);
  }

  /** The word itself, and all that it begins. */
  beginningWith(begun: string): Terms {
    const terms = new Map<string, { postings: Postings; weight: number }>();
    for (const [word, postings] of this.#postings.atPrefix(begun)) {
      const more = word.length - begun.length;
      const weight = more === 0 ? 1 : weightOf(BEGUN, word, more);
      terms.set(word, { postings, weight });
    }
    return terms;
  }

  /** Whether a comic has both of two whole words. */
  hasTogether(one: string, other: string): boolean {
    const ofOne = this.#postings.get(one);
    const ofOther = this.#postings.get(other);
    if (!ofOne || !ofOther) return false;
    const numbers = new Set(FIELDS.flatMap((field) => ofOne[field]));
    return FIELDS.some((field) => ofOther[field].some((number) => numbers.has(number)));
  }

  /** The same (`begun`), and words that differ from it by so many letters at most; two letters that are swapped count as one. */
  like(typed: string, lettersAmiss: number, begun = this.beginningWith(typed)): Terms {
    if (lettersAmiss === 0) return begun;
    const terms = new Map(begun);
    const add = (word: string, postings: Postings, amiss: number) => {
      const weight = weightOf(AMISS, word, amiss);
      if ((terms.get(word)?.weight ?? 0) < weight) terms.set(word, { postings, weight });
    };
    for (const [word, [postings, amiss]] of this.#postings.fuzzyGet(typed, lettersAmiss)) {
      add(word, postings, amiss);
    }
    for (const swapped of swapsOf(typed)) {
      for (const [word, [postings, amiss]] of this.#postings.fuzzyGet(swapped, lettersAmiss - 1)) {
        add(word, postings, amiss + 1);
      }
    }
    return terms;
  }

  /** How well each comic fits a word that was typed, by its number: 0 where it does not. */
  scores(terms: Terms): Float64Array {
    const scores = new Float64Array(this.size);
    const { k, b, d } = BM25;
    for (const field of FIELDS) {
      const lengths = this.#lengths[field];
      const average = this.#sums[field] / this.size;
      for (const { postings, weight } of terms.values()) {
        const numbers = postings[field];
        const rarity = Math.log(1 + (this.size - numbers.length + 0.5) / (numbers.length + 0.5));
        const most = weight * BOOST[field] * rarity;
        for (const number of numbers) {
          const length = (lengths[number] ?? 0) / average;
          scores[number] = (scores[number] ?? 0) + most * (d + (k + 1) / (1 + k * (1 - b + b * length)));
        }
      }
    }
    return scores;
  }

  #postingsOf(word: string): Postings {
    return this.#postings.fetch(word, () => ({ series: [], names: [], who: [], first: [] }));
  }
}

function weightOf({ weight, perLetter }: typeof BEGUN, word: string, letters: number): number {
  return (weight * word.length) / (word.length + perLetter * letters);
}

/** A word with each two of its neighbouring letters swapped. */
function swapsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  }).filter((swapped) => swapped !== word);
}
