import { generator } from '@rawi/model/testing/noise-comics';
import { sampleComic } from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';

/** Made-up tastes: what people save goes by a taste that no genre, writer or publisher follows. */

/** How large a catalogue is, how many read it, and in how many tastes both fall. */
export interface TasteSizes {
  readonly comics: number;
  readonly people: number;
  readonly tastes: number;
}

export interface Tastes {
  readonly catalogue: readonly Comic[];
  /** The taste that each comic is of. */
  readonly tasteOf: ReadonlyMap<string, number>;
  /** What each person has saved. */
  readonly people: readonly ReadonlySet<string>[];
}

/** Drawn before anything was measured, and kept. */
const SEED = 20_261_129;
/** How many of what somebody saves are of any taste, out of ten. */
const NOISE_OF_TEN = 3;
const RESOLUTION = 2 ** 24;
const [GENRES, WRITERS_EACH, PUBLISHERS] = [12, 4, 20] as const;

/**
 * People who save 3 to 8 comics, seven of ten from their own taste and three from all. Some comics are saved far more often than others, and
 * a tenth hardly ever.
 */
export function makeTastes({ comics, people, tastes }: TasteSizes): Tastes {
  const next = generator(SEED);
  const below = (bound: number) => next() % bound;
  const made = Array.from({ length: comics }, (_, index) => {
    const slug = `comic-${index}`;
    const isSmall = index % 10 === 9;
    const weight = isSmall ? 0.015 : (1 + below(60)) ** -0.6;
    return { slug, taste: below(tastes), weight, comic: oneOf(slug, comics, below) };
  });
  const draw = (pool: readonly (typeof made)[number][]) => {
    let left = (next() / RESOLUTION) * pool.reduce((sum, { weight }) => sum + weight, 0);
    return pool.find(({ weight }) => (left -= weight) <= 0) ?? pool[0];
  };
  const ofTaste = Array.from({ length: tastes }, (_, taste) => made.filter((each) => each.taste === taste));
  return {
    catalogue: made.map(({ comic }) => comic),
    tasteOf: new Map(made.map(({ slug, taste }) => [slug, taste])),
    people: Array.from({ length: people }, () => {
      const own = ofTaste[below(tastes)] ?? made;
      const saved = new Set<string>();
      const count = 3 + below(6);
      while (saved.size < count) {
        const one = draw(below(10) < NOISE_OF_TEN ? made : own);
        if (one) saved.add(one.slug);
      }
      return saved;
    }),
  };
}

/** A comic whose genres, writer and publisher are drawn without looking at its taste. */
function oneOf(slug: string, comics: number, below: (bound: number) => number): Comic {
  const named = (kind: string, bound: number) => {
    const id = `${kind}-${below(bound)}`;
    return { id, name: { en: id } };
  };
  const genres = Array.from({ length: 1 + below(3) }, () => named('genre', GENRES));
  return sampleComic(slug, {
    genres: [...new Map(genres.map((genre) => [genre.id, genre])).values()],
    writer: named('writer', Math.ceil(comics / WRITERS_EACH)),
    publisher: named('publisher', PUBLISHERS),
    views: below(10_000),
  });
}
