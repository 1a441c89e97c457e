import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/** A chapter that is older than this when its document comes is no news, in hours. */
export const NEWS_HOURS = 24;

/** How long after a batch a task that has not gone on is taken for lost, in minutes. */
export const FAN_OUT_OVERDUE_MINUTES = 3;

/** Whom a new chapter is told, one after the other: who follows its translator, then who saved its comic. */
export const FAN_OUT_STEPS = ['followers', 'savers', 'done'] as const;

/** `fanOuts/{chapterId}`: how far a new chapter has been told. Each batch of people and this document are one commit. */
export const fanOutSchema = z.strictObject({
  comicId: idSchema,
  step: z.enum(FAN_OUT_STEPS),
  /** The path of the last choice that was looked at in this step; null at its beginning. */
  cursor: z.string().nullable(),
  /** How many people were told. */
  told: z.int().nonnegative(),
  startedAt: timeSchema,
  /** When the sweep hands it to the queue again; null once everybody was told. */
  dueAt: timeSchema.nullable(),
});
export type FanOut = z.infer<typeof fanOutSchema>;
