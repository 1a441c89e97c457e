import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { TURNS } from './arranged-pages.ts';

/** A page of a file at its place in the chapter: which it is in the file, and what becomes of it. */
const arrangedPageSchema = z.strictObject({
  source: z.int().min(1).max(LIMITS.pdfPages.max),
  /** Clockwise, in degrees. */
  turn: z.literal(TURNS),
  /** Whether it is two pages drawn as one; absent as it is found, by its shape or its file. */
  spread: z.boolean().optional(),
});

/** The pages of a chapter in order: some of its file's, or all of them, none of them twice. */
export const arrangementSchema = z
  .array(arrangedPageSchema)
  .min(1)
  .max(LIMITS.pdfPages.max)
  .refine((pages) => new Set(pages.map(({ source }) => source)).size === pages.length, 'has a page twice');
