import type { Called } from '../search/text-index.ts';

/** Names of many comics for tests and measurements: of syllables and of a few real words, the same each time. */

const LATIN = 'ka ro mi ten sha lor vin de qua bel ish or gan ter lum pey'.split(' ');
const ARABIC = 'كا رو مي تن شا لور فين دي قا بل عش أر جان طر لم حي'.split(' ');
/** Such as stand in the names that are looked for too, but none that a case asks for alone: these would have six hundred right answers. */
const WORDS = 'night war daughter street captain storm queen deep iron moon paper'.split(' ');
const ARABIC_WORDS = ['الليل', 'حرب', 'ابنة', 'حارة', 'مدينة', 'عاصفة', 'ملكة', 'أعماق', 'قمر', 'ورق', 'سيف'];

/** `count` comics, from the one with this number on. */
export function noiseComics(from: number, count: number): Called[] {
  return Array.from({ length: count }, (_, index) => noiseComic(from + index));
}

function noiseComic(number: number): Called {
  const pick = generator(number);
  const word = (syllables: readonly string[]) =>
    Array.from({ length: 2 + (pick() % 3) }, () => syllables[pick() % syllables.length]).join('');
  const named = (syllables: readonly string[], words: readonly string[]) => {
    const real = pick() % 3 === 0 ? [words[pick() % words.length]] : [];
    return [...real, ...Array.from({ length: 1 + (pick() % 3) }, () => word(syllables))].join(' ');
  };
  const person = () => `${word(LATIN)} ${word(LATIN)}`;
  return {
    series: named(LATIN, WORDS),
    names: [named(ARABIC, ARABIC_WORDS)],
    who: [person(), person(), word(LATIN)],
  };
}

/** Numbers that look random, from a seed (a linear congruential generator; the factors are those of Numerical Recipes). */
export function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
