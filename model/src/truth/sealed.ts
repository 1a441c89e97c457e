import { z } from '../zod.ts';
import { blogSchema } from './blog.ts';
import { chapterSchema } from './chapter.ts';
import { comicSchema } from './comic.ts';
import { commentSchema, withheldCommentSchema } from './comment.ts';
import { idSchema, imageSchema, slugSchema } from './schemas.ts';

/** The take-down that it went with. */
const takedownId = z.string().min(1).max(400);

/**
 * `sealed/{key}`: a document as it was when it was taken down, until it is given back or its time is over. Its key is
 * `takedownIdOf` of what it is; its files lie in Storage at `sealed/{takedownId}/`. Nobody reads either.
 */
export const sealedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), takedownId, comicId: idSchema, comic: comicSchema }),
  z.strictObject({
    kind: z.literal('chapter'),
    takedownId,
    comicId: idSchema,
    chapterId: idSchema,
    chapter: chapterSchema,
  }),
  z.strictObject({ kind: z.literal('article'), takedownId, slug: slugSchema, article: blogSchema }),
  /** The fields of a comic that show its cover. */
  z.strictObject({
    kind: z.literal('cover'),
    takedownId,
    comicId: idSchema,
    comic: comicSchema.pick({ cover: true, art: true, shareCards: true }),
  }),
  z.strictObject({
    kind: z.literal('chapterCover'),
    takedownId,
    comicId: idSchema,
    chapterId: idSchema,
    chapter: chapterSchema.pick({ cover: true }),
  }),
  z.strictObject({ kind: z.literal('photo'), takedownId, uid: idSchema, photo: imageSchema }),
  z.strictObject({
    kind: z.literal('comment'),
    takedownId,
    comicId: idSchema,
    commentId: idSchema,
    comment: commentSchema,
    withheld: withheldCommentSchema.optional(),
  }),
]);
export type Sealed = z.infer<typeof sealedSchema>;
