import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** `migrations/{name}`: that a migration of what is stored has run to its end. */
export const migrationRecordSchema = z.strictObject({
  at: timeSchema,
  /** How many documents it has changed in its last run. */
  changed: z.int().nonnegative(),
  /** Some of the documents that it could not migrate, by their paths. */
  left: z.array(z.string()).max(LIMITS.migrationLeft),
});
export type MigrationRecord = z.infer<typeof migrationRecordSchema>;
