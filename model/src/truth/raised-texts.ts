import type { AgeRating } from '../lists/age-ratings.ts';
import { z } from '../zod.ts';
import { ageRatingSchema } from './age-rating.ts';
import { idSchema, timeSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

/** Maximum length of the list. */
export const RAISED_KEPT = 2000;

/**
 * `raised/texts`: the ratings of chapters that were raised, until no index of texts that somebody may still read has a milder one. Who
 * searches in texts asks it beside the index, which is written hourly; anyone may read it.
 */
export const raisedTextsSchema = z.strictObject({
  chapters: openArray(
    z.strictObject({
      id: idSchema,
      /** What holds for it now; null where it is not rated. One that is not known here is the strictest, as who searches reads it. */
      ageRating: open(ageRatingSchema.nullable(), '18'),
      /** Since when the index has it; null before. */
      indexedAt: timeSchema.nullable(),
    }),
  ).max(RAISED_KEPT),
});
export type RaisedTexts = z.infer<typeof raisedTextsSchema>;

/**
 * The list with the rating that a chapter has now. One that is in it already has what holds now, also where that is lower again; another comes
 * into it where its rating was raised. Undefined where it stays as it is.
 */
export function withRating(
  before: RaisedTexts | undefined,
  {
    id,
    ageRating,
    isRaised,
  }: { readonly id: string; readonly ageRating: AgeRating | null; readonly isRaised: boolean },
): RaisedTexts | undefined {
  const chapters = before?.chapters ?? [];
  const known = chapters.find((each) => each.id === id);
  if (known ? known.ageRating === ageRating : !isRaised) return undefined;
  const others = chapters.filter((each) => each.id !== id);
  return { chapters: [...withRoom(others), { id, ageRating, indexedAt: null }] };
}

/** The list with room for one more: what the index has had longest is forgotten first; where it has none of them, what waits longest. */
function withRoom(chapters: RaisedTexts['chapters']): RaisedTexts['chapters'] {
  if (chapters.length < RAISED_KEPT) return chapters;
  const waiting = Number.POSITIVE_INFINITY;
  const since = ({ indexedAt }: RaisedTexts['chapters'][number]) => indexedAt?.getTime() ?? waiting;
  const first = Math.min(...chapters.map(since));
  return chapters.toSpliced(
    chapters.findIndex((each) => since(each) === first),
    1,
  );
}
