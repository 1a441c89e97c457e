import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { idSchema, keySchema, timeSchema } from './schemas.ts';

/** A chapter that is older than this when its document is created is not announced, in hours. */
export const MAX_NEW_HOURS = 24;

/** How long after a batch a task that has not gone on is taken for lost, in minutes. */
export const FAN_OUT_OVERDUE_MINUTES = 3;

/** How many asks one chapter answers at most: for its number and for the comic in its language, under a few titles. */
export const MAX_ASKS = 20;

/**
 * The groups that are notified of a new chapter, one after the other: who asked for it, who follows its translator,
 * who saved its comic.
 */
export const FAN_OUT_STEPS = ['askers', 'followers', 'savers', 'done'] as const;

const progress = {
  /** The path of the last choice that was looked at in this step; null at its beginning. */
  cursor: z.string().nullable(),
  /** How many people were notified. */
  told: z.int().nonnegative(),
  startedAt: timeSchema,
  /** When the sweep hands it to the queue again; null once everybody was notified. */
  dueAt: timeSchema.nullable(),
};

/** How far the notifications of a chapter have come. */
const chapterFanOutSchema = z.strictObject({
  comicId: idSchema,
  chapterId: idSchema,
  /** Whether everybody whom it may concern is notified; otherwise only those who asked. */
  isNews: z.boolean(),
  /** The asks that it answers, and how many of these have been announced to all who asked. */
  asks: z.array(idSchema).max(MAX_ASKS),
  asked: z.int().nonnegative(),
  step: z.enum(FAN_OUT_STEPS),
  ...progress,
});
export type ChapterFanOut = z.infer<typeof chapterFanOutSchema>;

/** How far the notifications of a public list's new entries have come. It is deleted once all followers were notified. */
const listFanOutSchema = z.strictObject({
  listId: idSchema,
  /** What came to the list. */
  keys: z.array(keySchema).max(LIMITS.ownLists.entries),
  step: z.literal('followers'),
  ...progress,
});
export type ListFanOut = z.infer<typeof listFanOutSchema>;

/**
 * `fanOuts/{fanOutId}`: how far the notifications of a chapter, or of a list's new entries, have come. Each batch of people and
 * this document are one commit.
 */
export const fanOutSchema = z.union([chapterFanOutSchema, listFanOutSchema]);
export type FanOut = z.infer<typeof fanOutSchema>;

/** The fan-out of a list's new entries: one at a time. No ask has an id this short. */
export function listFanOutIdOf(listId: string): string {
  return keyOf('list', listId);
}

/** The fan-out of a chapter that reviewers have found to be what was asked for. */
export function fanOutIdOf(askId: string, chapterId: string): string {
  return keyOf(askId, chapterId);
}
