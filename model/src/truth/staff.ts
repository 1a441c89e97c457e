import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

export const STAFF_ROLES = ['reviewer', 'admin'] as const;

/**
 * `staff/{uid}`: that somebody reviews, or administers and reviews. The claims of their token are derived from it; rules
 * for reviewers ask for it besides, since a token lives an hour longer.
 */
export const staffSchema = z.strictObject({
  role: z.enum(STAFF_ROLES),
  /** As their profile said when they were given the role. */
  name: z.string().min(1).max(LIMITS.nameLength),
  since: timeSchema,
});
export type Staff = z.infer<typeof staffSchema>;
