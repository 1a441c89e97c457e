import { LIMITS } from '../limits.ts';
import { COUNTRY_CODES } from '../lists/countries.ts';
import { z } from '../zod.ts';
import { imageSchema, localizedSchema, searchKeysSchema } from './schemas.ts';

/** An address of another site: links to it are shown as they are, so that no other scheme is one. */
export const websiteSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(200);

/** `publishers/{publisherId}`: the truth about a publisher; its id is its slug. */
export const publisherSchema = z.strictObject({
  name: localizedSchema(z.string().min(1).max(120)),
  /** By which it is found while somebody types. */
  searchKeys: searchKeysSchema.optional(),
  country: z.enum(COUNTRY_CODES).optional(),
  logo: imageSchema.optional(),
  /** What it says of itself, and where: as the catalogue states them. */
  description: localizedSchema(z.string().min(1).max(LIMITS.bioLength)).optional(),
  website: websiteSchema.optional(),
  /** How many comics have ever come to it: it only grows, and gives each its place (`shelves.ts`). */
  arrivals: z.int().nonnegative().default(0),
  /** Derived from its comics, in the commit that changes one: how many, and the covers of the newest. */
  comicCount: z.int().nonnegative(),
  covers: z.array(localizedSchema(imageSchema)).max(LIMITS.home.publisherCovers).default([]),
});
export type Publisher = z.infer<typeof publisherSchema>;
