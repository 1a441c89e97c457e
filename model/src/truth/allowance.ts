import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** `limits/{key}`: how often something was done since the window began; expired ones are swept away. */
export const allowanceSchema = z.strictObject({
  count: z.int().nonnegative(),
  lastAt: timeSchema,
  /** When counting starts again from zero. */
  expiresAt: timeSchema,
  /** Each time within the window, where the window has no beginning but moves on. */
  times: z.array(timeSchema).max(20).optional(),
});
export type Allowance = z.infer<typeof allowanceSchema>;
