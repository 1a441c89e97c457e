import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { z } from '../zod.ts';
import { charactersSchema, idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/**
 * `commentReports/{key}`: that a reader finds something wrong with somebody's comment; one for each of them, which is renewed
 * where the comment has changed since reviewers judged it.
 */
export const commentReportSchema = z.strictObject({
  comicId: idSchema,
  commentId: idSchema,
  uid: idSchema,
  reason: open(z.enum(COMMENT_REASONS), 'other'),
  /**
   * The words that it is about, and which version of the comment they are: as the comment had them then, whatever became of
   * them. One from before they were kept has neither.
   */
  text: charactersSchema(LIMITS.commentLength.max).optional(),
  version: z.int().positive().optional(),
  /** In the reader's words. */
  note: charactersSchema(LIMITS.noteLength).optional(),
  /** The time of the request. */
  at: timeSchema,
});
export type CommentReport = z.infer<typeof commentReportSchema>;

/** The name of a reader's report of a comment. Ids are a comment's own among those of its comic alone. */
export function commentReportKey<C extends string, I extends string, U extends string>(
  comicId: C,
  commentId: I,
  uid: U,
) {
  return keyOf(comicId, commentId, uid);
}
