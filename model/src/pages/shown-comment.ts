import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { type Comment, commentParent, mentionedSchema } from '../truth/comment.ts';
import { smallestPicture } from '../truth/picture.ts';
import { idSchema, isoTimeSchema, pictureSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/** A comment as lists show it: in a page document, and made of the live document alike. */
export const shownCommentSchema = z.strictObject({
  id: idSchema,
  /** Null: a deleted reader. */
  author: z
    .strictObject({
      uid: idSchema,
      name: z.string(),
      picture: pictureSchema.optional(),
      /** They have a page of their own. */
      page: z.literal(true).optional(),
    })
    .nullable(),
  text: z.string(),
  /** The people whom the text mentions, by the names that stand in it. */
  mentioned: z.array(mentionedSchema).optional(),
  spoiler: z.boolean(),
  parent: commentParent,
  number: z.number().nullable(),
  at: isoTimeSchema,
  isEdited: z.boolean(),
  /** An edit sends the next number. */
  version: z.int().positive(),
  likes: z.int().nonnegative(),
  replies: z.int().nonnegative(),
  /** `folded`: several readers have reported it. */
  state: z.enum(['shown', 'folded', 'deleted', 'hidden']),
  /** Why it was hidden. */
  reason: z.enum(COMMENT_REASONS).optional(),
});
export type ShownComment = z.infer<typeof shownCommentSchema>;

/** What lists show of a stored comment. */
export function shownComment(id: string, comment: Comment): ShownComment {
  const { uid, author, text, mentioned, spoiler, parent, number, at, version, hidden } = comment;
  return {
    id,
    author:
      uid !== null && author
        ? {
            uid,
            name: author.name,
            ...(author.photo && { picture: smallestPicture(author.photo) }),
            ...(author.page && { page: true }),
          }
        : null,
    text,
    ...(mentioned && { mentioned }),
    spoiler,
    parent,
    number,
    at: at.toISOString(),
    isEdited: comment.editedAt !== undefined,
    version,
    likes: comment.likes ?? 0,
    replies: comment.replies ?? 0,
    state: comment.deleted ? 'deleted' : hidden ? 'hidden' : comment.folded ? 'folded' : 'shown',
    ...(hidden && !comment.deleted && { reason: hidden.reason }),
  };
}
