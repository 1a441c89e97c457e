import { COUNTRY_CODES } from './countries.ts';
import { imageSchema, localizedSchema } from './schemas.ts';
import { z } from './zod.ts';

/** `publishers/{publisherId}`: the truth about a publisher; its id is its slug. */
export const publisherSchema = z.strictObject({
  name: localizedSchema(z.string().min(1).max(120)),
  country: z.enum(COUNTRY_CODES).optional(),
  logo: imageSchema.optional(),
  comicCount: z.int().nonnegative(),
});
export type Publisher = z.infer<typeof publisherSchema>;
