import type { AgeRating } from '@rawi/model/lists/age-ratings';
import { strictnessOf } from '@rawi/model/rating/age-order';

/** The words of `ComicInfo.xml` for whom a comic is, as the next stricter rating of ours. */
const RATINGS: Readonly<Record<string, AgeRating>> = {
  'early childhood': 'everyone',
  everyone: 'everyone',
  g: 'everyone',
  'kids to adults': 'everyone',
  'everyone 10+': '12',
  pg: '12',
  teen: '12',
  m: '16',
  'ma15+': '16',
  // Also what a file of ours says of 16, since there is no nearer word.
  'mature 17+': '16',
  'r18+': '18',
  'x18+': '18',
  'adults only 18+': '18',
};

/** The strictest of these words as a rating of ours; undefined where none is known. */
export function strictestOf(words: readonly (string | undefined)[]): AgeRating | undefined {
  const ratings = words.flatMap((word) => RATINGS[word?.toLowerCase() ?? ''] ?? []);
  return ratings.toSorted((one, other) => strictnessOf(other) - strictnessOf(one))[0];
}

/** Whether some would call what these words say stricter than our rating does. */
export const isBetween = (words: readonly (string | undefined)[]): boolean =>
  words.some((word) => word?.toLowerCase() === 'mature 17+');
