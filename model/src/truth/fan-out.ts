import { keyOf } from '../key.ts';
import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

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

/**
 * `fanOuts/{fanOutId}`: how far the notifications of a chapter have come. Each batch of people and this document are
 * one commit.
 */
export const fanOutSchema = z.strictObject({
  comicId: idSchema,
  chapterId: idSchema,
  /** Whether everybody whom it may concern is notified; otherwise only those who asked. */
  isNews: z.boolean(),
  /** The asks that it answers, and how many of these have been announced to all who asked. */
  asks: z.array(idSchema).max(MAX_ASKS),
  asked: z.int().nonnegative(),
  step: z.enum(FAN_OUT_STEPS),
  /** The path of the last choice that was looked at in this step; null at its beginning. */
  cursor: z.string().nullable(),
  /** How many people were notified. */
  told: z.int().nonnegative(),
  startedAt: timeSchema,
  /** When the sweep hands it to the queue again; null once everybody was notified. */
  dueAt: timeSchema.nullable(),
});
export type FanOut = z.infer<typeof fanOutSchema>;

/** The fan-out of a chapter that reviewers have found to be what was asked for. */
export function fanOutIdOf(askId: string, chapterId: string): string {
  return keyOf(askId, chapterId);
}
