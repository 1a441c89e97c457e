import { PAGE_LIMITS } from './page-limits.ts';

/** How “readers also saved” is counted (docs/decisions/078). */
export const ALSO_SAVED = {
  /** How many readers of a comic are looked at: those who saved it last. */
  readers: 150,
  /** How many comics are compared: those that most of these readers have. */
  compared: 40,
  /** From how many people on a comic stands beside another. */
  leastPeople: 5,
  /** The scale of the noise: one person more or less changes what is likely by a factor of e^(1/2) at most. */
  noiseScale: 2,
  /** How many times as many readers have a comic as would have it by chance. */
  leastLift: 2,
} as const;

/** A comic that readers of another have saved too. */
export interface SavedTogether {
  readonly comicId: string;
  /** How many of the readers have it. */
  readonly people: number;
  /** How many people have saved it, of all. */
  readonly savers: number;
}

/** What chance makes of the saves. */
export interface Saves {
  /** How many other comics the readers have saved, all together. */
  readonly ofReaders: number;
  /** How many comics all people have saved, all together. */
  readonly ofAll: number;
}

/** How many readers have each comic beside this one: those that enough have, most first. */
export function countTogether(
  comicId: string,
  readers: readonly ReadonlySet<string>[],
): Omit<SavedTogether, 'savers'>[] {
  const people = new Map<string, number>();
  for (const other of readers.flatMap((saved) => [...saved])) {
    if (other !== comicId) people.set(other, (people.get(other) ?? 0) + 1);
  }
  return [...people]
    .filter(([, count]) => count >= ALSO_SAVED.leastPeople)
    .toSorted(byNumberThenId)
    .slice(0, ALSO_SAVED.compared)
    .map(([other, count]) => ({ comicId: other, people: count }));
}

/**
 * The comics that readers of another have saved, the nearest first: by the cosine of who saved which, without those that
 * chance alone would bring. `noiseOf` is added to how many people have both; with it, too, they have to be enough.
 */
export function chooseAlsoSaved(
  together: readonly SavedTogether[],
  { ofReaders, ofAll }: Saves,
  noiseOf: (comicId: string) => number,
): string[] {
  return together
    .filter(({ people }) => people >= ALSO_SAVED.leastPeople)
    .flatMap(({ comicId, people, savers }): [string, number][] => {
      const count = people + noiseOf(comicId);
      const byChance = (ofReaders * savers) / Math.max(1, ofAll);
      const isEnough = count >= ALSO_SAVED.leastPeople && count >= ALSO_SAVED.leastLift * byChance;
      return isEnough ? [[comicId, count / Math.sqrt(Math.max(1, savers))]] : [];
    })
    .toSorted(byNumberThenId)
    .slice(0, PAGE_LIMITS.similarComics)
    .map(([comicId]) => comicId);
}

/**
 * What stands near a comic though too few have saved both: the comics that are shown beside those that stand beside it,
 * those that most of them show first. It is made of what pages show, and tells of nobody more than they do.
 */
export function chooseNear(
  comicId: string,
  beside: readonly string[],
  besideThese: readonly (readonly string[])[],
): string[] {
  const known = new Set([comicId, ...beside]);
  const shown = new Map<string, number>();
  for (const other of besideThese.flat())
    if (!known.has(other)) shown.set(other, (shown.get(other) ?? 0) + 1);
  return [...shown]
    .toSorted(byNumberThenId)
    .slice(0, PAGE_LIMITS.similarComics - beside.length)
    .map(([other]) => other);
}

function byNumberThenId([a, more]: [string, number], [b, other]: [string, number]): number {
  return other - more || (a < b ? -1 : 1);
}

/** Noise of Laplace’s distribution, from a number that lies anywhere between 0 and 1 with the same likelihood. */
export function laplace(uniform: number, scale: number = ALSO_SAVED.noiseScale): number {
  const centred = 2 * uniform - 1;
  return -scale * Math.sign(centred) * Math.log(Math.max(Number.EPSILON, 1 - Math.abs(centred)));
}
