import { PAGE_LIMITS } from '../pages/page-limits.ts';
import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/**
 * `alsoSaved/{comicId}`: the comics that readers of one have saved too. It is made of libraries and keeps nothing of
 * anybody, no number either (docs/decisions/078).
 */
export const alsoSavedSchema = z.strictObject({
  /** Those that readers have saved too, then what stands near these. */
  comics: z.array(idSchema).max(PAGE_LIMITS.similarComics),
  /** How many of them, from the first, readers have saved too. */
  chosen: z.int().nonnegative(),
  /** When they were last counted; null while they were not. */
  countedAt: timeSchema.nullable(),
  /** When they are counted next. */
  dueAt: timeSchema,
});
export type AlsoSaved = z.infer<typeof alsoSavedSchema>;

/** `sweeps/saves`: how far what people save has been looked through, and how much of it there was. */
export const savesSweepSchema = z.strictObject({
  /** All that was saved before, and nothing else, has been looked through. */
  at: timeSchema,
  /** How many comics all people have saved, all together, when they were last counted. */
  saves: z.int().nonnegative(),
  savesCountedAt: timeSchema,
});
