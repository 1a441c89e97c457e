import { LIMITS } from '../limits.ts';
import { listNameSchema } from '../truth/public-list.ts';
import { idSchema, imageSchema, isoTimeSchema, storagePathSchema, variantsSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { shownCommentSchema } from './shown-comment.ts';
import { updatedComicSchema } from './updates-payload.ts';

const { lists, covers, reviews } = PAGE_LIMITS.readerPage;

/** A public list as its owner's page shows it; its comics are named by their ids. */
export const readerListSchema = z.strictObject({
  id: idSchema,
  name: listNameSchema,
  /** Several readers report it: its name shows once a reader asks for it. */
  folded: z.literal(true).optional(),
  changedAt: isoTimeSchema,
  /** The first comics of it that the catalogue has. */
  comics: z.array(idSchema).max(covers),
});
export type ReaderList = z.infer<typeof readerListSchema>;

/** A review as the page of its author shows it; the comic is named by its id. */
export const readerReviewSchema = shownCommentSchema
  .pick({ id: true, text: true, spoiler: true, at: true, isEdited: true })
  .extend({
    comic: idSchema,
    /** Several readers have reported it: it shows once a reader asks for it. */
    folded: z.literal(true).optional(),
  });
export type ReaderReview = z.infer<typeof readerReviewSchema>;

/** A reader's own page: what they have published elsewhere, and no words of its own. */
export const readerPayloadSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(LIMITS.nameLength),
  photo: imageSchema.optional(),
  /** They are a translator, too, and have that page. */
  translator: z.literal(true).optional(),
  /** What they changed last comes first. */
  lists: z.array(readerListSchema).max(lists),
  /** Newest first. */
  reviews: z.array(readerReviewSchema).max(reviews),
  /** The comics of both, each once. */
  comics: z.array(updatedComicSchema).max(lists * covers + reviews),
  /** The pictures that stand for it where its address is shared: those of its first comic. */
  shareCards: variantsSchema(storagePathSchema).optional(),
});
export type ReaderPayload = z.infer<typeof readerPayloadSchema>;
