import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/**
 * `users/{uid}/blocked/{otherUid}`: somebody with whom a person wants nothing to do. Neither answers, mentions or follows the other
 * from then on, or hears of them; only the person themselves reads that it is so.
 */
export const blockedPersonSchema = z.strictObject({
  /** The document's own id once more. */
  uid: idSchema,
  /** As their words had it, for the person's own list. */
  name: z.string().min(1).max(LIMITS.nameLength),
  /** The time of the request. */
  at: timeSchema,
});
