import { LIMITS } from '../limits.ts';
import { CLOSING_REASONS } from '../lists/closing-reasons.ts';
import { z } from '../zod.ts';
import { charactersSchema, idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** Why and since when an account is closed, as its owner reads it. */
export const closedSchema = z.strictObject({
  reason: open(z.enum(CLOSING_REASONS), 'other'),
  /** In the admin's words. */
  note: charactersSchema(LIMITS.noteLength).optional(),
  at: timeSchema,
});

/**
 * `closures/{uid}`: exists while admins have closed an account. Its effects follow from whether it exists; rules and
 * calls read the person's inbox, which is written together with it.
 */
export const closureSchema = closedSchema.extend({
  /** As their profile said then, for the list of closed accounts. */
  name: z.string().min(1).max(LIMITS.nameLength),
  /** The decision that closed it, which names its mail. */
  decisionId: idSchema,
});
export type Closure = z.infer<typeof closureSchema>;
