import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** A token lives an hour; what it wrote meanwhile is erased by then. */
export const ERASED_AGAIN_MINUTES = 65;
/** An erasure that has failed so often is shown to admins. */
export const ERASURE_TRIES = 5;

/** `erasures/{uid}`: an account that was erased and is erased once more, when no token of it lives any longer. */
export const erasureSchema = z.strictObject({
  dueAt: timeSchema,
  /** How often that has failed; it is tried for as long as it fails. */
  tries: z.int().nonnegative().default(0),
  /** It has failed so often that somebody has to look. */
  stuck: z.literal(true).optional(),
  /** All that was there is gone: what is still waited for is only what a token of the account may have written since. */
  isErased: z.literal(true).optional(),
});
export type Erasure = z.infer<typeof erasureSchema>;
