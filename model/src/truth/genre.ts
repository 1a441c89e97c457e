import { z } from '../zod.ts';
import { localizedSchema, searchKeysSchema } from './schemas.ts';

/** `genres/{id}`: the names of a genre, as the catalogue carries them. */
export const genreSchema = z.strictObject({
  name: localizedSchema(z.string().min(1).max(120)),
  /** By which it is found while somebody types. */
  searchKeys: searchKeysSchema.optional(),
});
export type Genre = z.infer<typeof genreSchema>;
