import { READING_SHELVES } from '@rawi/model/lists/reading-shelves';
import { historyEntrySchema } from '@rawi/model/truth/history';
import { chapterInList, comicInList, savedCovers } from '@rawi/model/truth/saved';
import { idSchema, pictureSchema } from '@rawi/model/truth/schemas';
import { comicRatingFields, comicTagsFields, REACTIONS, ratingFields } from '@rawi/model/truth/votes';
import { z } from '@rawi/model/zod';

/**
 * What a person chooses, as JSON. It waits on the device until the server has it, or until a visitor has
 * logged in. This file brings zod: pages of visitors import its types only.
 */

/** The numbers shown on the page when the choice was made, so that it is never counted twice. */
const seen = z.record(z.string(), z.int().nonnegative()).optional();

const followSchema = z.strictObject({
  kind: z.literal('follow'),
  translator: z.strictObject({ id: idSchema, name: z.string(), picture: pictureSchema.optional() }),
  on: z.boolean(),
  seen,
});

const savedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), ...comicInList, covers: savedCovers.optional() }),
  z.strictObject({ kind: z.literal('chapter'), chapterId: idSchema, ...comicInList, ...chapterInList }),
]);

const saveSchema = z.strictObject({
  kind: z.literal('save'),
  item: savedSchema,
  on: z.boolean(),
  /** Where a comic is put, or from where it is taken; absent for what is on no shelf. */
  shelf: z.enum(READING_SHELVES).optional(),
});

const reactSchema = z.strictObject({
  kind: z.literal('react'),
  comicId: idSchema,
  chapterId: idSchema,
  /** For messages. */
  comic: z.strictObject({ series: comicInList.series, names: comicInList.names }),
  number: chapterInList.number,
  /** Null takes it back. */
  value: z.enum(REACTIONS).nullable(),
  seen,
});

const rateSchema = z.strictObject({
  kind: z.literal('rate'),
  translator: z.strictObject({ id: idSchema, name: z.string() }),
  /** Null takes it back. */
  value: z.strictObject(ratingFields).nullable(),
});

const rateComicSchema = z.strictObject({
  kind: z.literal('rateComic'),
  comicId: idSchema,
  /** For messages. */
  comic: z.strictObject({ series: comicInList.series, names: comicInList.names }),
  /** Null takes it back. */
  value: comicRatingFields.stars.nullable(),
});

const tagComicSchema = z.strictObject({
  kind: z.literal('tagComic'),
  comicId: idSchema,
  /** For messages. */
  comic: z.strictObject({ series: comicInList.series, names: comicInList.names }),
  /** All tags that the person proposes; null takes them back. */
  value: comicTagsFields.tags.nullable(),
});

/** A like of a comment; `name` is its author's, for messages. */
const likeSchema = z.strictObject({
  kind: z.literal('like'),
  comicId: idSchema,
  commentId: idSchema,
  name: z.string(),
  on: z.boolean(),
  seen,
});

/** Whose comments a person does not want to see. */
const ignoreSchema = z.strictObject({
  kind: z.literal('ignore'),
  person: z.strictObject({ uid: idSchema, name: z.string() }),
  on: z.boolean(),
});

/** With whom a person wants nothing to do. */
const blockSchema = z.strictObject({
  kind: z.literal('block'),
  person: z.strictObject({ uid: idSchema, name: z.string() }),
  on: z.boolean(),
});

/** A history entry with its time in milliseconds since the epoch. */
const positionEntrySchema = historyEntrySchema.extend({ readAt: z.number() });

const placeSchema = z.strictObject({
  kind: z.literal('place'),
  chapterId: idSchema,
  /** Null takes the chapter out of the history. */
  entry: positionEntrySchema.nullable(),
});

export const changeSchema = z.discriminatedUnion('kind', [
  followSchema,
  saveSchema,
  reactSchema,
  rateSchema,
  rateComicSchema,
  tagComicSchema,
  placeSchema,
  likeSchema,
  ignoreSchema,
  blockSchema,
]);

export type Change = z.infer<typeof changeSchema>;
export type SavedThing = z.infer<typeof savedSchema>;
export type PositionEntry = z.infer<typeof positionEntrySchema>;
