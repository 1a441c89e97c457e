import { LIMITS } from '../limits.ts';
import { TRANSLATOR_LANGUAGES } from '../lists/languages.ts';
import { z } from '../zod.ts';
import { ratingSumsSchema } from './counts.ts';
import { imageSchema } from './schemas.ts';

/** `translators/{uid}`: what everyone may know of a translator. Sums, not averages, so that a rating moves them by a difference. */
export const translatorSchema = z.strictObject({
  name: z.string().min(1).max(LIMITS.nameLength),
  photo: imageSchema.optional(),
  bio: z.string().max(LIMITS.bioLength).optional(),
  languages: z.array(z.enum(TRANSLATOR_LANGUAGES)).max(TRANSLATOR_LANGUAGES.length),
  level: z.int().min(LIMITS.translatorLevel.min).max(LIMITS.translatorLevel.max),
  professional: z.boolean(),
  /** These two are written by the roll-up of `counters/` alone. */
  followers: z.int().nonnegative(),
  ratings: ratingSumsSchema,
  publishedChapters: z.int().nonnegative(),
});
export type Translator = z.infer<typeof translatorSchema>;
