import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { MOST_MENTIONS } from '../text/mentions.ts';
import { z } from '../zod.ts';
import { REVIEWS } from './comic-review.ts';
import {
  charactersSchema,
  idSchema,
  imageSchema,
  slugSchema,
  timeSchema,
  variantsSchema,
} from './schemas.ts';
import { open } from './tolerant.ts';

const title = z.string().min(1).max(LIMITS.titleLength);

/** What the author writes and may change. */
export const commentWords = {
  /** Empty once the comment was deleted or hidden. Plain text: nothing in it is a link or markup. */
  text: charactersSchema(LIMITS.commentLength.max),
  /** Folded until it is opened. */
  spoiler: z.boolean(),
};

/** Whom its author claims to mention in it; who really is mentioned is `mentioned`. */
export const mentionsSchema = z.array(idSchema).max(MOST_MENTIONS);

/** Somebody who is mentioned, by the name that stands in the text. */
export const mentionedSchema = z.strictObject({
  uid: idSchema,
  name: z.string().min(1).max(LIMITS.nameLength),
});

/** What a comment stands under: another one, the list of reviews, or nothing. */
export const commentParent = z.union([idSchema, z.literal(REVIEWS)]).nullable();

/**
 * `comics/{comicId}/comments/{commentId}`: what a reader says of a comic, or answers to somebody, or their review. The author writes it;
 * `likes`, `mentioned`, `replies`, `shows`, `hidden`, `folded`, `reviewedAt` and `reviewedVersion` are written by functions, and are absent until they are.
 */
export const commentSchema = z.strictObject({
  /** Null once the account is gone: "Deleted account". */
  uid: idSchema.nullable(),
  /** As the author's profile says; null with `uid`. */
  author: z
    .strictObject({
      name: z.string().min(1).max(LIMITS.nameLength),
      photo: imageSchema.optional(),
      /** They have a page that everybody may see: their name leads to it. */
      page: z.literal(true).optional(),
    })
    .nullable(),
  /** The comic, for the author's own list. */
  comic: z.strictObject({ id: idSchema, slug: slugSchema, series: title, names: variantsSchema(title) }),
  ...commentWords,
  /** Absent where nobody is. */
  mentions: mentionsSchema.optional(),
  /** The comment that this answers; it answers none itself. Of a review `REVIEWS`. */
  parent: commentParent,
  /** The number of the chapter that it was written at. */
  number: z.number().nonnegative().max(100_000).nullable(),
  at: timeSchema,
  /** 1, and one more with each edit, so that two tabs do not undo each other's. */
  version: z.int().positive(),
  editedAt: timeSchema.optional(),
  /** Its author has deleted it; it stays while it has replies. */
  deleted: z.literal(true).optional(),
  likes: z.int().nonnegative().optional(),
  /** Those of `mentions` whose name stands in the text and who take part here; absent where nobody does. */
  mentioned: z.array(mentionedSchema).min(1).max(MOST_MENTIONS).optional(),
  /** How many answers show under it. */
  replies: z.int().nonnegative().optional(),
  /** Whether it is one of those that are counted: neither deleted nor hidden. */
  shows: z.boolean().optional(),
  /** Reviewers have hidden it: its text lies where its author and they read it. */
  hidden: z.strictObject({ reason: open(z.enum(COMMENT_REASONS), 'other') }).optional(),
  /** Several readers have reported it: folded until it is reviewed. */
  folded: z.literal(true).optional(),
  /** When reviewers last found it right, and in which version: what was reported of that before counts no more. */
  reviewedAt: timeSchema.optional(),
  reviewedVersion: z.int().positive().optional(),
});
export type Comment = z.infer<typeof commentSchema>;

/** `comics/{comicId}/comments/{commentId}/withheld/text`: what was hidden, for its author and reviewers. */
export const withheldCommentSchema = z.strictObject({
  uid: idSchema.nullable(),
  text: commentWords.text,
  /** The words that readers had reported, if its author changed them before it was hidden. */
  reported: z.strictObject({ text: commentWords.text, version: z.int().positive() }).optional(),
  reason: open(z.enum(COMMENT_REASONS), 'other'),
  /** In the reviewer's words. */
  note: charactersSchema(LIMITS.noteLength).optional(),
  hiddenAt: timeSchema,
  /** What the author says against it, once. */
  objection: z
    .strictObject({
      text: charactersSchema(LIMITS.noteLength),
      at: timeSchema,
      /** When a reviewer has read it and left the comment hidden. */
      answeredAt: timeSchema.optional(),
    })
    .optional(),
});
export type WithheldComment = z.infer<typeof withheldCommentSchema>;

/** `comics/{comicId}/comments/{commentId}/likes/{uid}`. */
export const commentLikeSchema = z.strictObject({ uid: idSchema, at: timeSchema });
