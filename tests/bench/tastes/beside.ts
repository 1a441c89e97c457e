import {
  ALSO_SAVED,
  chooseAlsoSaved,
  chooseNear,
  countTogether,
  laplace,
} from '@rawi/model/pages/also-saved';
import { moreLikeThis, similarComics } from '@rawi/model/pages/similar-comics';
import { generator } from '@rawi/model/testing/noise-comics';
import type { Comic } from '@rawi/model/truth/comic';
import type { Tastes } from './tastes.ts';

/** How many comics beside one are judged. */
const AT = 10;

/** What is shown beside a comic, from the first. */
export interface Beside {
  readonly slug: string;
  /** By likeness alone. */
  readonly similar: readonly string[];
  /** With what readers have chosen. */
  readonly more: readonly string[];
  /** Those that readers of it have saved too. */
  readonly alsoSaved: readonly string[];
  /** How many people have saved it. */
  readonly savers: number;
}

/** What the site shows beside each comic, as its schedule and its pages choose it. */
export function besideEach({ catalogue, people }: Tastes): Beside[] {
  const bySlug = new Map(catalogue.map((comic) => [comic.slug, comic]));
  const readers = new Map(catalogue.map(({ slug }) => [slug, people.filter((saved) => saved.has(slug))]));
  const saversOf = (slug: string) => readers.get(slug) ?? [];
  const ofAll = people.reduce((sum, { size }) => sum + size, 0);
  const chosen = new Map(
    catalogue.map(({ slug }) => {
      const last = saversOf(slug).slice(-ALSO_SAVED.readers);
      const together = countTogether(slug, last).map((each) => ({
        ...each,
        savers: saversOf(each.comicId).length,
      }));
      const ofReaders = last.reduce((sum, { size }) => sum + size - 1, 0);
      return [slug, chooseAlsoSaved(together, { ofReaders, ofAll }, (other) => noiseOf(slug, other))];
    }),
  );
  const comics = (slugs: readonly string[]) =>
    slugs.flatMap((slug): Comic[] => {
      const comic = bySlug.get(slug);
      return comic ? [comic] : [];
    });
  return catalogue.map((comic) => {
    const { slug } = comic;
    const alsoSaved = chosen.get(slug) ?? [];
    const near = chooseNear(
      slug,
      alsoSaved,
      alsoSaved.map((other) => chosen.get(other) ?? []),
    );
    const more = moreLikeThis(comic, { alsoSaved: comics(alsoSaved), near: comics(near) }, catalogue);
    const shown = (those: readonly Comic[]) => those.slice(0, AT).map((each) => each.slug);
    const similar = similarComics(comic, catalogue);
    return { slug, similar: shown(similar), more: shown(more), alsoSaved, savers: saversOf(slug).length };
  });
}

/** Noise that is the same for two comics each time, as the site draws it with its key. */
function noiseOf(...pair: [string, string]): number {
  const number = [...pair.toSorted().join(' ')].reduce(
    (sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0),
    7,
  );
  return laplace((generator(number)() + 0.5) / 2 ** 24);
}

/** How many of ten places are taken by comics of the same taste, on average. */
export function precisionOf(
  { tasteOf }: Tastes,
  beside: readonly Beside[],
  shown: 'similar' | 'more',
): number {
  const right = beside.map(
    (each) => each[shown].filter((other) => tasteOf.get(other) === tasteOf.get(each.slug)).length,
  );
  return right.reduce((sum, count) => sum + count, 0) / (AT * Math.max(1, beside.length));
}
