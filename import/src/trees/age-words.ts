import type { AgeRating } from '@rawi/model/lists/age-ratings';
import { strictnessOf } from '@rawi/model/rating/age-order';

/** The words of `ComicInfo.xml` for whom a comic is, as the next stricter rating of ours. */
const RATINGS: ReadonlyMap<string, AgeRating> = new Map(
  Object.entries({
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
  } as const),
);

/** Words that say nothing. */
const SILENT: ReadonlySet<string> = new Set(['', 'unknown', 'rating pending']);
/** What other programs and people write of comics for adults. */
const FOR_ADULTS = /(?<!\d)18(?!\d)|١٨|adult|explicit/;

const ratingOf = (word: string): AgeRating | undefined =>
  RATINGS.get(word) ?? (FOR_ADULTS.test(word) ? '18' : undefined);
const plain = (words: readonly (string | undefined)[]) =>
  words.map((word) => word?.trim().toLowerCase() ?? '');

/** The strictest of these words as a rating of ours; undefined where none is known. */
export function strictestOf(words: readonly (string | undefined)[]): AgeRating | undefined {
  const ratings = plain(words).flatMap((word) => ratingOf(word) ?? []);
  return ratings.toSorted((one, other) => strictnessOf(other) - strictnessOf(one))[0];
}

/** Whether somebody has to look: some would call what these words say stricter than our rating does, or nobody here knows them. */
export const isUnsure = (words: readonly (string | undefined)[]): boolean =>
  plain(words).some((word) => word === 'mature 17+' || (!SILENT.has(word) && ratingOf(word) === undefined));
