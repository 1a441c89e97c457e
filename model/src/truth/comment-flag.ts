import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { z } from '../zod.ts';
import { idSchema, slugSchema, timeSchema, variantsSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

/** Maximum number of reports of a comment that are counted; more are shown as "so many or more". */
export const REPORTS_COUNTED = 20;

/** Maximum number of versions of a comment whose reported words are kept, the first ones. */
export const REPORTED_VERSIONS = 3;

const title = z.string().min(1).max(LIMITS.titleLength);
const reason = z.enum(COMMENT_REASONS);

/**
 * `commentFlags/{comicId}:{commentId}`: a comment that reviewers look at, since readers report it, or since it is hidden. It is
 * derived from the comment, its reports and the withheld text, and goes once nothing of that is left.
 */
export const commentFlagSchema = z.strictObject({
  comicId: idSchema,
  commentId: idSchema,
  comic: z.strictObject({ slug: slugSchema, series: title, names: variantsSchema(title) }),
  /** Who wrote it; null once the account is gone. */
  uid: idSchema.nullable(),
  name: z.string().min(1).max(LIMITS.nameLength).nullable(),
  /** How many readers report it since reviewers last found it right, `REPORTS_COUNTED` at most. */
  reports: z.int().nonnegative().max(REPORTS_COUNTED),
  /** What they report, each once. */
  reasons: openArray(reason),
  /** The words that they report, each version once, the oldest first. */
  reported: z
    .array(
      z.strictObject({
        version: z.int().positive(),
        text: z.string().max(2 * LIMITS.commentLength.max),
        /** How many report this version. */
        reports: z.int().positive().max(REPORTS_COUNTED),
      }),
    )
    .max(REPORTED_VERSIONS)
    .default([]),
  /** Its author has deleted it since; the reports wait for a reviewer all the same. */
  deleted: z.boolean().default(false),
  /** Why it is hidden; null while it shows. */
  hidden: open(reason.nullable(), 'other'),
  /** Its author objects to that, and no reviewer has answered. */
  objects: z.boolean(),
  /** Whether something of it waits for a reviewer: reports of what shows, or an objection. */
  waiting: z.boolean(),
  /** Since when it waits; if nothing waits, since when it is hidden. */
  since: timeSchema,
});
export type CommentFlag = z.infer<typeof commentFlagSchema>;
