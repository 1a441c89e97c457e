import { RATING } from '../constants.ts';
import type { RatingSums, StarCounts } from '../truth/counts.ts';

/**
 * The mean of both scales as it is shown, to one decimal, drawn towards the prior as by `RATING.weight` votes; undefined
 * while fewer than `RATING.shownFrom` have rated.
 */
export function shownRating(sums: RatingSums): number | undefined {
  const quality = shownScale(sums.count, sums.qualitySum);
  const clarity = shownScale(sums.count, sums.claritySum);
  if (quality === undefined || clarity === undefined) return undefined;
  return toTenths((mean(sums.count, sums.qualitySum) + mean(sums.count, sums.claritySum)) / 2);
}

/** The same of one scale. */
export function shownScale(count: number, sum: number): number | undefined {
  return count < RATING.shownFrom ? undefined : toTenths(mean(count, sum));
}

/** How many have given a comic each number of stars; undefined while fewer than `RATING.shownFrom` have rated it. */
export function shownStars(ratings: StarCounts | undefined): StarCounts | undefined {
  return ratings && starsMean(ratings).count >= RATING.shownFrom ? ratings : undefined;
}

/** How many have rated a comic, and their mean to one decimal: theirs alone, since the page shows how they are spread. */
export function starsMean(ratings: StarCounts): { readonly count: number; readonly mean: number } {
  const count = ratings.reduce((sum, each) => sum + each, 0);
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, mean: count === 0 ? 0 : toTenths(stars / count) };
}

function mean(count: number, sum: number): number {
  return (RATING.weight * RATING.prior + sum) / (RATING.weight + count);
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Up to this, a number of followers is shown as it is; above, its first two digits, as "1,200+". */
export const EXACT_FOLLOWERS = 99;

/**
 * The number of followers as pages of comics show it: exact below a hundred, else rounded down to two digits, so that a
 * translator whom many follow does not have every page rebuilt for each of them.
 */
export function shownFollowers(followers: number): number {
  if (followers <= EXACT_FOLLOWERS) return followers;
  const unit = 10 ** (Math.floor(Math.log10(followers)) - 1);
  return Math.floor(followers / unit) * unit;
}
