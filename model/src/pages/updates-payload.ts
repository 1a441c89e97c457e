import { ageRatingSchema } from '../truth/age-rating.ts';
import { translatorNameSchema } from '../truth/chapter.ts';
import {
  coverPictureSchema,
  idSchema,
  isoTimeSchema,
  languageSchema,
  localizedSchema,
  slugSchema,
  variantsSchema,
} from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** What the list of new chapters shows of a comic, once for all of its chapters. */
export const updatedComicSchema = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  series: z.string(),
  names: variantsSchema(z.string()),
  /** One source of its cover in each language, for a card. */
  cover: localizedSchema(coverPictureSchema),
  /** Absent where it is not rated. */
  ageRating: ageRatingSchema.optional(),
});
export type UpdatedComic = z.infer<typeof updatedComicSchema>;

/** A new chapter; its comic and its translator are named by their ids, so that an entry which is lost shifts no other. */
export const newChapterSchema = z.strictObject({
  id: idSchema,
  comic: idSchema,
  number: z.number(),
  language: languageSchema,
  title: z.string().optional(),
  translator: idSchema.optional(),
  publishedAt: isoTimeSchema,
  /** Its own rating, where it has one. */
  ageRating: ageRatingSchema.optional(),
});
export type NewChapter = z.infer<typeof newChapterSchema>;

/** All chapters that were published since a time: one document for everybody, which each device compares with what is its own. */
export const updatesPayloadSchema = z.strictObject({
  /** From when on every chapter is here: 30 days ago, or later where there were too many. */
  since: isoTimeSchema,
  /** Newest first. */
  chapters: z.array(newChapterSchema).max(PAGE_LIMITS.updates.chapters),
  comics: z.array(updatedComicSchema).max(PAGE_LIMITS.updates.chapters),
  translators: z.array(translatorNameSchema).max(PAGE_LIMITS.updates.chapters),
});
export type UpdatesPayload = z.infer<typeof updatesPayloadSchema>;
