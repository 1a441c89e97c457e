import { z } from '../zod.ts';
import { localizedSchema, searchKeysSchema } from './schemas.ts';

/** `people/{id}`: the names of an artist or writer, as the catalogue carries them. */
export const personSchema = z.strictObject({
  name: localizedSchema(z.string().min(1).max(120)),
  /** By which it is found while somebody types. */
  searchKeys: searchKeysSchema.optional(),
});
export type Person = z.infer<typeof personSchema>;
