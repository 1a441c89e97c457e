import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { idSchema, pictureSchema, timeSchema } from './schemas.ts';

/** `users/{uid}/following/{translatorId}`: a translator that a person follows, with what their list shows. */
export const followSchema = z.strictObject({
  /** The document's own id once more: by it all who follow a translator are found. */
  translatorId: idSchema,
  name: z.string().min(1).max(LIMITS.nameLength),
  picture: pictureSchema.optional(),
  /** The time of the request. */
  at: timeSchema,
});
export type Follow = z.infer<typeof followSchema>;
