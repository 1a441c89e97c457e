import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { charactersSchema, idSchema, pictureSchema, timeSchema } from './schemas.ts';

/** `users/{uid}/followedLists/{listId}`: a public list that a person follows, with what their own list of these shows. */
export const followedListSchema = z.strictObject({
  /** The document's own id once more: by it all who follow a list are found. */
  listId: idSchema,
  name: charactersSchema(LIMITS.ownLists.name).min(1),
  picture: pictureSchema.optional(),
  /** The time of the request. */
  at: timeSchema,
});
export type FollowedList = z.infer<typeof followedListSchema>;
