import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { panelsSchema } from './page-manifest.ts';
import { idSchema } from './schemas.ts';

/**
 * What a chapter's translator has corrected for every reader: what the pipeline cannot know of a file, or found wrong.
 * Written by the call `correctReading` alone.
 */

/** For each page of a chapter, from 1, the page of another translation that shows the same; 0 where none does. */
export const matchedPagesSchema = z
  .array(z.int().min(0).max(LIMITS.pdfPages.max))
  .min(1)
  .max(LIMITS.pdfPages.max);

/** The panels worth showing first, which take the place of those that were found. */
export const chosenPanelsSchema = panelsSchema.min(1);

export const chapterReadingSchema = z.strictObject({
  /** Pairs of pages begin one page later: the second page stands alone too. */
  shifted: z.literal(true).optional(),
  /** By the other chapter, each once. */
  matches: z
    .array(z.strictObject({ chapterId: idSchema, pages: matchedPagesSchema }))
    .max(LIMITS.matchedTranslations)
    .optional(),
  panels: chosenPanelsSchema.optional(),
});
export type ChapterReading = z.infer<typeof chapterReadingSchema>;
