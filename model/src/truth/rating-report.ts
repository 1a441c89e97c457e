import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { ageRatingSchema, contentNotesSchema } from './age-rating.ts';
import { REPORT_STATES } from './report.ts';
import { charactersSchema, idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/**
 * `ratingReports/{key}`: that a reader finds the age rating or the content notes of a comic wrong; one for each of them, which is
 * renewed. Written by calls; reviewers read it.
 */
export const ratingReportSchema = z.strictObject({
  comicId: idSchema,
  uid: idSchema,
  /** What the comic had then, as the function read it. */
  shown: z.strictObject({ ageRating: ageRatingSchema.nullable(), contentNotes: contentNotesSchema }),
  /** What the reader would have instead. */
  proposed: z.strictObject({ ageRating: ageRatingSchema, contentNotes: contentNotesSchema }),
  /** In the reader's words. */
  words: charactersSchema(LIMITS.noteLength).optional(),
  state: open(z.enum(REPORT_STATES), 'done'),
  at: timeSchema,
  /** When it goes; absent while it is open. */
  expiresAt: timeSchema.optional(),
});
export type RatingReport = z.infer<typeof ratingReportSchema>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a report is kept once it is closed, as a message is. */
const KEPT_DAYS = 180;

/** What a report becomes once a reviewer has answered it. */
export function closedRatingReport(now: Date): Pick<RatingReport, 'state'> & { readonly expiresAt: Date } {
  return { state: 'done', expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS) };
}

/** The name of a reader's report of a comic's rating. */
export function ratingReportKey<C extends string, U extends string>(comicId: C, uid: U) {
  return keyOf(comicId, uid);
}
