import { z } from '../zod.ts';
import { dailySavesSchema } from './daily-count.ts';

/** By id; the rules hold how many there may be (`LIMITS.readMarks`). */
const marksSchema = z.record(z.string(), z.literal(true)).default({});

/**
 * `users/{uid}/updates/marks`: what a person has marked by hand in the list of new chapters. Whether a chapter was read to its
 * end is in the history; here is what they say of one that they have not opened.
 */
export const readMarksSchema = z.strictObject({
  /** Chapters that count as read. */
  read: marksSchema,
  /** Comics whose new chapters are not shown to them. */
  hidden: marksSchema,
  /** Whether they are shown only chapters in languages that they read. */
  onlyRead: z.boolean().default(false),
  saves: dailySavesSchema,
});
export type ReadMarks = z.infer<typeof readMarksSchema>;
