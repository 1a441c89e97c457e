import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { dailySavesSchema } from './daily-count.ts';
import { comicInList } from './saved.ts';
import { idSchema, languageSchema } from './schemas.ts';

/** A chapter that was read to its end. */
export const countedChapterSchema = z.strictObject({
  comicId: idSchema,
  language: languageSchema,
  pages: z.int().min(1).max(LIMITS.pdfPages.max),
});
export type CountedChapter = z.infer<typeof countedChapterSchema>;

const { comicId: _, ...shownComic } = comicInList;

/** What the page of numbers shows of a comic; its picture is the cover of the chapter that was read last. */
export const countedComicSchema = z.strictObject(shownComic);
export type CountedComic = z.infer<typeof countedComicSchema>;

/**
 * `users/{uid}/months/{month}`: what a person has read to its end in a month, for their own numbers alone. The days are those of
 * their own time zone.
 */
export const readingMonthSchema = z.strictObject({
  /**
   * By day and chapter (`29:one-1-en`): a chapter counts once a day, however often it arrives. Rules hold how many there are; what an
   * entry says is read one by one, so that one that cannot be read takes no other with it.
   */
  chapters: z.record(z.string(), z.unknown()).default({}),
  /** The comics of these chapters, by id. */
  comics: z.record(z.string(), z.unknown()).default({}),
  saves: dailySavesSchema,
});
