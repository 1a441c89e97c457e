import { READING_SHELVES } from '../lists/reading-shelves.ts';
import { z } from '../zod.ts';
import { type CountedKind, dailyCountSchema } from './daily-count.ts';
import { positionFields } from './history.ts';
import { idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';
import { comicRatingFields, knownTagsFields, REACTIONS, ratingFields } from './votes.ts';

/**
 * `users/{uid}/state/library`: all that a person has chosen, as functions last applied it. For the client it is one read a
 * session; for the counts it is the mirror by which a choice is counted once, however often its trigger is delivered.
 */
export const librarySchema = z.strictObject({
  /** When the account was made: votes of young accounts wait. */
  accountCreatedAt: timeSchema,
  /** When votes that wait are looked at again; null where none does. */
  votesWaitUntil: timeSchema.nullable(),
  /** In the first document: how many the library has; the others are `library:2` and so on. */
  parts: z.int().positive(),
  /** How many changes of today were applied here, those of the same choice too: past a bound more are refused. */
  changes: z
    .strictObject({
      choices: dailyCountSchema.optional(),
      places: dailyCountSchema.optional(),
    } satisfies Record<CountedKind, unknown>)
    .optional(),
  /** By translator. */
  following: z.record(z.string(), z.literal(true)),
  /** By the key of `saved-key.ts`: the shelf, or true for what stands on none. */
  saved: z.record(z.string(), open(z.union([z.literal(true), z.enum(READING_SHELVES)]), true)),
  /** By chapter. */
  reactions: z.record(z.string(), z.strictObject({ comicId: idSchema, value: z.enum(REACTIONS) })),
  /** By translator; `counted` is false while the vote waits. */
  ratings: z.record(z.string(), z.strictObject({ ...ratingFields, counted: z.boolean() })),
  /** By comic, as by translator. A library from before comics were rated has none. */
  comicRatings: z
    .record(z.string(), z.strictObject({ ...comicRatingFields, counted: z.boolean() }))
    .default({}),
  /** By comic, the tags of the vocabulary that were proposed. A library from before has none. */
  comicTags: z.record(z.string(), z.strictObject({ ...knownTagsFields, counted: z.boolean() })).default({}),
  /** By chapter. */
  places: z.record(z.string(), z.strictObject(positionFields)),
  /** Likes of comments, by `likeKey`. A library that was made before there were comments has none of these two. */
  commentLikes: z.record(z.string(), z.strictObject({ comicId: idSchema })).default({}),
  /** By the person whose comments are not shown. */
  ignored: z.record(z.string(), z.literal(true)).default({}),
  /** By the person who is blocked. A library from before there were blocks has none. */
  blocked: z.record(z.string(), z.literal(true)).default({}),
  /** The lists that the person has made, by their ids: rules count them. A library from before lists has none. */
  lists: z.record(z.string(), z.literal(true)).default({}),
  /** By public list. */
  followedLists: z.record(z.string(), z.literal(true)).default({}),
});
export type Library = z.infer<typeof librarySchema>;
