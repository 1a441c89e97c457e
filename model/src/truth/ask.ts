import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { chapterInList, comicInList, ratedInList } from './saved.ts';
import { idSchema, searchKeysSchema, timeSchema } from './schemas.ts';

/** How many comics and chapters one account may ask for on one day. */
export const ASKS_PER_DAY = 20;

/** `arrived`: what was asked for is there. `hidden`: reviewers took it away. */
export const ASK_STATES = ['open', 'arrived', 'hidden'] as const;

/** A chapter's number; null asks for the comic itself, in the language. */
const number = chapterInList.number.nullable();
const { language } = chapterInList;

/**
 * `asks/{askId}`: a comic or a chapter that readers miss. Its id is made of the folded title, the number and the language, so
 * that there is one of each. Written by functions alone; who wants it lies below, and is each reader's own.
 */
export const askSchema = z.strictObject({
  /** The comic's series, or where it is not on Rawi the title as it was first typed. */
  title: z.string().min(1).max(LIMITS.titleLength),
  /** What a list shows of the comic, where it is on Rawi. */
  comic: z.strictObject({ ...comicInList, ...ratedInList }).optional(),
  number,
  language,
  searchKeys: searchKeysSchema,
  /** How many people want it. */
  readers: z.int().nonnegative(),
  state: z.enum(ASK_STATES),
  /** The comic or chapter that answered it. */
  chapterId: idSchema.optional(),
  createdAt: timeSchema,
});
export type Ask = z.infer<typeof askSchema>;

/** `asks/{askId}/wanted/{uid}`: that a person wants it, with what their own list shows whatever becomes of the ask. */
export const wantedSchema = z.strictObject({
  uid: idSchema,
  askId: idSchema,
  title: z.string().min(1).max(LIMITS.titleLength),
  number,
  language,
  at: timeSchema,
});
export type Wanted = z.infer<typeof wantedSchema>;
