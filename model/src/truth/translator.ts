import { LIMITS } from '../limits.ts';
import { type Language, TRANSLATOR_LANGUAGES } from '../lists/languages.ts';
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

/** Somebody of whom no more is known than a name and into what they translate. */
export function newTranslator(name: string, into: Iterable<Language>): Translator {
  const languages = new Set<string>(into);
  return {
    name,
    languages: TRANSLATOR_LANGUAGES.filter((language) => languages.has(language)),
    level: LIMITS.translatorLevel.min,
    professional: false,
    followers: 0,
    ratings: { count: 0, qualitySum: 0, claritySum: 0 },
    publishedChapters: 0,
  };
}
