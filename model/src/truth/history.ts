import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { chapterInList, comicInList } from './saved.ts';
import { idSchema, timeSchema } from './schemas.ts';

/** Where a person stands in a chapter. */
export const positionFields = {
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

/** The chapter that follows one, as its page named it while that was read. No names of people: those may change or go. */
export const nextInHistorySchema = z.strictObject({
  chapterId: idSchema,
  number: chapterInList.number,
  language: chapterInList.language,
  /** It is by another translator. */
  byAnother: z.literal(true).optional(),
});
export type NextInHistory = z.infer<typeof nextInHistorySchema>;

/**
 * `users/{uid}/history/{chapterId}`: a chapter that a person opened, with what lists show. `picture` is the page last seen,
 * or the chapter's cover where it has no page images.
 */
export const historyEntrySchema = z.strictObject({
  ...comicInList,
  ...chapterInList,
  ...positionFields,
  /** What follows this chapter; null where nothing did yet, absent on what was stored before this was kept. */
  next: nextInHistorySchema.nullable().optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
