import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/** `users/{uid}/ignored/{otherUid}`: somebody whose comments a person does not see. Nobody else learns of it. */
export const ignoredPersonSchema = z.strictObject({
  /** The document's own id once more. */
  uid: idSchema,
  /** As their comments had it, for the person's own list. */
  name: z.string().min(1).max(LIMITS.nameLength),
  /** The time of the request. */
  at: timeSchema,
});
