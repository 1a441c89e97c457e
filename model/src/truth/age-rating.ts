import { AGE_RATINGS, type AgeRating, AS_THE_COMIC } from '../lists/age-ratings.ts';
import { CONTENT_NOTES, type ContentNote, inOrderOfNotes } from '../lists/content-notes.ts';
import { z } from '../zod.ts';
import { open, openArray } from './tolerant.ts';

/** An age rating; a reader that does not know one takes it for the strictest. */
export const ageRatingSchema = open(z.enum(AGE_RATINGS, { error: 'invalid' }), '18');

/** For whom a chapter is, as its form and its reviewer say. */
export const chapterRatingSchema = z.enum([AS_THE_COMIC, ...AGE_RATINGS], { error: 'invalid' });
export type ChapterRating = z.infer<typeof chapterRatingSchema>;

/** Content notes, each once and in the order of the list. */
export const contentNotesSchema = openArray(z.enum(CONTENT_NOTES)).max(CONTENT_NOTES.length, {
  error: 'invalid',
});

/** What a reviewer says of a comic or a chapter with the decision. */
export const confirmedRatingSchema = z.strictObject({
  ageRating: chapterRatingSchema,
  contentNotes: contentNotesSchema,
});
export type ConfirmedRating = z.infer<typeof confirmedRatingSchema>;

/** What is stored of a rating that was said: what says nothing of its own is absent. */
export function ownRating({ ageRating, contentNotes }: ConfirmedRating): {
  readonly ageRating?: AgeRating;
  readonly contentNotes?: ContentNote[];
} {
  return {
    ...(ageRating !== AS_THE_COMIC && { ageRating }),
    ...(contentNotes.length > 0 && { contentNotes: inOrderOfNotes(contentNotes) }),
  };
}
