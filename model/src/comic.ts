import {
  imageSchema,
  languageSchema,
  localizedSchema,
  namedSchema,
  slugSchema,
  timeSchema,
} from './schemas.ts';
import { z } from './zod.ts';

export const COMIC_STATUSES = ['ongoing', 'completed'] as const;

/** `comics/{comicId}`: the truth about a comic. `names` is the comic's name in the language it was translated to. */
export const comicSchema = z.strictObject({
  slug: slugSchema,
  series: z.string().min(1).max(200),
  otherName: z.string().min(1).max(200).optional(),
  names: z.strictObject({
    en: z.string().min(1).max(200).optional(),
    ar: z.string().min(1).max(200).optional(),
  }),
  description: localizedSchema(z.string().min(1)),
  publisher: namedSchema,
  writer: namedSchema,
  artists: z.array(namedSchema).min(1).max(20),
  genres: z.array(namedSchema).min(1).max(10),
  status: z.enum(COMIC_STATUSES),
  cover: localizedSchema(imageSchema),
  /** Art without lettering, for the splash; the cover stands in where there is none. */
  art: imageSchema.optional(),
  languages: z.array(languageSchema).max(10),
  chapterCount: z.int().nonnegative(),
  views: z.int().nonnegative(),
  createdAt: timeSchema,
  /** When its newest chapter was published: the order of "latest". */
  updatedAt: timeSchema,
});
export type Comic = z.infer<typeof comicSchema>;
