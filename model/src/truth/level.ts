import { LIMITS } from '../limits.ts';
import type { RatingSums } from './counts.ts';
import type { Translator } from './translator.ts';

/** The needs of a level: so many chapters, and an average rating. Imports no zod. */
export interface LevelNeeds {
  readonly chapters: number;
  readonly ratings: number;
  /** The average of both scales, in stars; 0 where ratings do not count yet. */
  readonly average: number;
}

/**
 * What each level needs, from the lowest (docs/product.md, "Translators": from published chapters and ratings). The first ones come
 * with work alone: nobody is held back by readers who have not rated yet.
 */
export const LEVELS: readonly LevelNeeds[] = [
  { chapters: 0, ratings: 0, average: 0 },
  { chapters: 1, ratings: 0, average: 0 },
  { chapters: 3, ratings: 0, average: 0 },
  { chapters: 6, ratings: 0, average: 0 },
  { chapters: 12, ratings: 5, average: 3 },
  { chapters: 20, ratings: 10, average: 3.5 },
  { chapters: 35, ratings: 20, average: 3.8 },
  { chapters: 60, ratings: 40, average: 4 },
  { chapters: 100, ratings: 80, average: 4.2 },
  { chapters: 150, ratings: 150, average: 4.5 },
];

/** The numbers that decide a level. */
export type Achieved = Pick<Translator, 'publishedChapters' | 'ratings'>;

/** The average of both scales, in stars; 0 without ratings. */
export function averageOf({ count, qualitySum, claritySum }: RatingSums): number {
  return count === 0 ? 0 : (qualitySum + claritySum) / (2 * count);
}

/** The highest level all of whose needs are met, with those of the levels below it. */
export function levelOf(achieved: Achieved): number {
  const missed = LEVELS.findIndex((needs) => !isMet(needs, achieved));
  const met = missed === -1 ? LEVELS.length : missed;
  return LIMITS.translatorLevel.min + met - 1;
}

/** What is missing to the next level. */
export interface Missing {
  readonly level: number;
  /** How many more chapters, and how many more ratings. */
  readonly chapters: number;
  readonly ratings: number;
  /** What the average has to reach, in stars; null if it is high enough. */
  readonly average: number | null;
}

/** What is missing to the next level; null at the highest. */
export function missingToNext(achieved: Achieved): Missing | null {
  const level = levelOf(achieved) + 1;
  const needs = LEVELS[level - LIMITS.translatorLevel.min];
  if (!needs) return null;
  const { publishedChapters, ratings } = achieved;
  return {
    level,
    chapters: Math.max(0, needs.chapters - publishedChapters),
    ratings: Math.max(0, needs.ratings - ratings.count),
    average: averageOf(ratings) < needs.average ? needs.average : null,
  };
}

/** A translator's document with the level that its numbers make. */
export function withLevel<T extends Achieved>(translator: T): T & { readonly level: number } {
  return { ...translator, level: levelOf(translator) };
}

function isMet(needs: LevelNeeds, { publishedChapters, ratings }: Achieved): boolean {
  return (
    publishedChapters >= needs.chapters &&
    ratings.count >= needs.ratings &&
    averageOf(ratings) >= needs.average
  );
}
