import type { AgeRating } from '../lists/age-ratings.ts';

/** A rating, or none. */
export type MaybeRated = AgeRating | null | undefined;

/**
 * How strict a rating is. What is not rated stands between 12 and 16: visitors are shown it, as they are what is rated 16, and
 * children are not.
 */
const STRICTNESS = { everyone: 0, '12': 1, none: 2, '16': 3, '18': 4 } as const;

/** The place of a rating among all of them, the mildest first. */
export function strictnessOf(rating: MaybeRated): number {
  return STRICTNESS[rating ?? 'none'];
}

/** The stricter one of two ratings. */
export function stricterRating(one: MaybeRated, other: MaybeRated): AgeRating | undefined {
  return (strictnessOf(one) >= strictnessOf(other) ? one : other) ?? undefined;
}
