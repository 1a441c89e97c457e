import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { chapterInList, comicInList } from './saved.ts';
import { timeSchema } from './schemas.ts';

/** Where a person stands in a chapter. */
export const placeFields = {
  /** The page last seen, from 1. */
  page: z.int().min(1).max(LIMITS.pdfPages.max),
  pageCount: z.int().min(1).max(LIMITS.pdfPages.max),
  /** The share of the page's height that has gone past the reader's eye, to three decimals; absent is its top. */
  fraction: z.number().min(0).max(1).optional(),
  /** Once true it stays true. */
  finished: z.boolean(),
  /** By the clock of the device; only ever later than before. */
  readAt: timeSchema,
};

/**
 * `users/{uid}/history/{chapterId}`: a chapter that a person opened, with what lists show. `picture` is the page last seen,
 * or the chapter's cover where it has no page images.
 */
export const historyEntrySchema = z.strictObject({ ...comicInList, ...chapterInList, ...placeFields });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
