import { z } from '../zod.ts';
import { ageRatingSchema } from './age-rating.ts';
import { timeSchema } from './schemas.ts';

/**
 * `chapterTexts/{chapterId}`: what the index of texts has of a chapter, and whether that differs from its page. The page's own
 * transaction writes when it is due, and the schedule that writes the index what is in it.
 */
export const chapterTextSchema = z.strictObject({
  /** Since when the chapter's page shows another text, name or rating than the index; null where it does not. */
  dueAt: timeSchema.nullable(),
  /** The number that it has in the index, and a hash of what is known of it there; null where it is not in it. */
  indexed: z.strictObject({ number: z.int().nonnegative(), path: z.string(), hash: z.string() }).nullable(),
  /** The rating that its page had when that was last compared, null where it is not rated; absent where an earlier version compared. */
  ageRating: ageRatingSchema.nullable().optional(),
});
export type ChapterText = z.infer<typeof chapterTextSchema>;

const folderSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** `sweeps/texts`: which index of texts counts, and how far the next one is. */
export const textSweepSchema = z.strictObject({
  /** The folder of the list; null before the first. */
  list: folderSchema.nullable(),
  /** The number of the next chapter. */
  next: z.int().nonnegative(),
  /** Numbers of chapters that are gone, whose lines are in the large layer still. */
  gone: z.array(z.int().nonnegative()),
  /** When the large layer was last written. */
  mergedAt: timeSchema,
  /** How many chapters the small layer has. */
  small: z.int().nonnegative(),
  /** The large layer that is being written: how many shards of the former one are in it, and the first words of its own. */
  merging: z
    .strictObject({ into: folderSchema, done: z.int().nonnegative(), firsts: z.array(z.string()) })
    .nullable(),
  /** How often files of it were lost: what a run makes of it counts only where none was mended meanwhile. */
  mended: z.int().nonnegative().default(0),
  /** Where all chapters come into it again: the last one that was made due, empty before the first; null where none has to. */
  again: z.string().nullable().default(null),
  /** Folders that nothing names any more, and since when: a page that is open may still read them. */
  left: z.array(z.strictObject({ folder: folderSchema, at: timeSchema })),
});
export type TextSweep = z.infer<typeof textSweepSchema>;
