import { z } from '../zod.ts';
import { translatorNameSchema } from './chapter.ts';
import { chapterInList, comicInList, ratedInList } from './saved.ts';
import { pictureSchema, timeSchema } from './schemas.ts';

/** `users/{uid}/feed/{chapterId}`: a new chapter by a translator that a person follows. Written by functions. */
export const feedEntrySchema = z.strictObject({
  ...comicInList,
  ...chapterInList,
  ...ratedInList,
  translator: translatorNameSchema.extend({ picture: pictureSchema.optional() }),
  publishedAt: timeSchema,
});
export type FeedEntry = z.infer<typeof feedEntrySchema>;
