import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { idSchema, slugSchema, timeSchema } from './schemas.ts';
import { TAGGING } from './tagging.ts';

/** `comics/{comicId}/chapters/{chapterId}/reactions/{uid}`: what a person says of a translation; one for each chapter. */
export const REACTIONS = ['like', 'dislike'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const reactionSchema = z.strictObject({
  /** By it all of a person's own are found when the account goes. */
  uid: idSchema,
  value: z.enum(REACTIONS),
  at: timeSchema,
});

const scale = z.int().min(LIMITS.rating.min).max(LIMITS.rating.max);
export const ratingFields = { quality: scale, clarity: scale };

/** `translators/{translatorId}/ratings/{uid}`: what a person says of a translator. */
export const ratingSchema = z.strictObject({ uid: idSchema, ...ratingFields, at: timeSchema });
export type Rating = z.infer<typeof ratingSchema>;

export const comicRatingFields = { stars: scale };

/** `comics/{comicId}/comicRatings/{uid}`: how a person finds a comic itself, whoever translated it. */
export const comicRatingSchema = z.strictObject({ uid: idSchema, ...comicRatingFields, at: timeSchema });
export type ComicRating = z.infer<typeof comicRatingSchema>;

/** Ids that are in the vocabulary no more, or not yet, are ignored where they are read. */
const tagsSchema = z.array(slugSchema).max(TAGGING.proposed);
export const comicTagsFields = { tags: tagsSchema.min(1) };
/** In a library only those of the vocabulary: none is left where the words of all have gone from it. */
export const knownTagsFields = { tags: tagsSchema };

/** `comics/{comicId}/comicTags/{uid}`: the tags by which a person describes a comic. */
export const comicTagsSchema = z.strictObject({ uid: idSchema, ...comicTagsFields, at: timeSchema });
export type ComicTags = z.infer<typeof comicTagsSchema>;
