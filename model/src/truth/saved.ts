import { LIMITS } from '../limits.ts';
import { READING_SHELVES } from '../lists/reading-shelves.ts';
import { z } from '../zod.ts';
import { ageRatingSchema } from './age-rating.ts';
import {
  idSchema,
  languageSchema,
  pictureSchema,
  slugSchema,
  timeSchema,
  variantsSchema,
} from './schemas.ts';
import { open } from './tolerant.ts';

const title = z.string().min(1).max(LIMITS.titleLength);

/** How words name a comic. */
export const comicInWords = {
  comicId: idSchema,
  slug: slugSchema,
  series: title,
  names: variantsSchema(title),
};

/** What a list shows of a comic. */
export const comicInList = { ...comicInWords, picture: pictureSchema };

/** The rating that held when it was written: what is shown of it later asks it. Absent where there was none. */
export const ratedInList = { ageRating: ageRatingSchema.optional() };

/** What a list shows of a chapter beside its comic. */
export const chapterInList = {
  number: z.number().nonnegative().max(100_000),
  language: languageSchema,
  title: title.optional(),
};

/** A shelf as a document has it. What a newer build calls one is none to this build: the comic stays saved. */
export const shelfSchema = open(z.enum(READING_SHELVES).optional(), undefined);

/** The covers of a saved comic, so that its list shows that of the interface's language. */
export const savedCovers = variantsSchema(pictureSchema);

/** `users/{uid}/saved/{key}`: a comic or a chapter that a person saved, with what their list shows. */
export const savedItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('comic'),
    ...comicInList,
    /** The cover in each language that has one; absent on what was saved before covers were kept by language. */
    covers: savedCovers.optional(),
    /** Absent on what is saved and stands on none. */
    shelf: shelfSchema,
    at: timeSchema,
  }),
  z.strictObject({
    kind: z.literal('chapter'),
    chapterId: idSchema,
    ...comicInList,
    ...chapterInList,
    at: timeSchema,
  }),
]);
export type SavedItem = z.infer<typeof savedItemSchema>;
