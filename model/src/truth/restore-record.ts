import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

const done = z.int().nonnegative();

/**
 * `restores/now`: which export was brought into this project, and how far. Each number is written with what it counts, so that a
 * restore that broke off goes on behind it.
 */
export const restoreRecordSchema = z.strictObject({
  /** The id that the export was given when it was begun. */
  exportId: z.string().min(1).max(100),
  startedAt: timeSchema,
  /** When all pages were marked; null while it runs. */
  finishedAt: timeSchema.nullable(),
  /** Lines of the list of files that are stored. */
  files: done,
  /** Lines of each part that are written, of the sealed one too. */
  documents: z.record(z.string().min(1).max(40), done),
  /** Whether people come with it. */
  people: z.literal(true).optional(),
});
export type RestoreRecord = z.infer<typeof restoreRecordSchema>;
