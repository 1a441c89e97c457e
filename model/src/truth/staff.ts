import { LIMITS } from '../limits.ts';
import type { Role } from '../lists/roles.ts';
import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

export const STAFF_ROLES = ['reviewer', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * `staff/{uid}`: that somebody reviews, or administers, or both. The claims of their token are derived from it; rules
 * for reviewers ask for it besides, since a token lives an hour longer.
 */
export const staffSchema = z.strictObject({
  roles: z.array(z.enum(STAFF_ROLES)).min(1).max(STAFF_ROLES.length),
  /** As their profile said when they were given their first role. */
  name: z.string().min(1).max(LIMITS.nameLength),
  since: timeSchema,
});
export type Staff = z.infer<typeof staffSchema>;
