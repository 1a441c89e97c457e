import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';

/**
 * Numbers that many people change. Each is counted in shards (`counters/{target}/shards/{n}`), and a task writes their
 * sum into the document that shows it.
 */

export const reactionCountsSchema = z.strictObject({
  likes: z.int().nonnegative(),
  dislikes: z.int().nonnegative(),
});
export type ReactionCounts = z.infer<typeof reactionCountsSchema>;

/** Sums, not averages, so that a rating moves them by a difference. */
export const ratingSumsSchema = z.strictObject({
  count: z.int().nonnegative(),
  qualitySum: z.int().nonnegative(),
  claritySum: z.int().nonnegative(),
});
export type RatingSums = z.infer<typeof ratingSumsSchema>;

/** How many have given a comic one star, two, and so on up to five. */
export const starCountsSchema = z.array(z.int().nonnegative()).length(LIMITS.rating.max);
export type StarCounts = z.infer<typeof starCountsSchema>;

/** How many ratings of a comic have each number of stars, by name: how they are spread cannot be told from a sum. */
export const STAR_COUNTS = ['star1', 'star2', 'star3', 'star4', 'star5'] as const;

/** What is counted, by name; a shard alone may be below zero. */
export const COUNTED = [
  'followers',
  'ratingCount',
  'qualitySum',
  'claritySum',
  'likes',
  'dislikes',
  ...STAR_COUNTS,
  'taggers',
] as const;
type FixedCount = (typeof COUNTED)[number];

/** How many readers propose a tag of a comic. A shard keeps the count of a tag that has left the vocabulary. */
export type TagCount = `tag:${string}`;
export const tagCountOf = (tag: string): TagCount => `tag:${tag}`;
export const isTagCount = (name: string): name is TagCount => name.startsWith('tag:');

export type Counted = FixedCount | TagCount;

/** `counters/{target}/shards/{n}`: a part of the numbers of one translator, comic, chapter, comment or list (`count-shard.ts`). */
export type CountShard = Partial<Record<Counted, number>>;

/** The sum of shards: each number has a value, but for tags that nobody proposes. */
export type CountSum = Record<FixedCount, number> & Partial<Record<TagCount, number>>;

/** All names by which something is or may be counted in these. */
export function countedNames(...counts: readonly CountShard[]): Counted[] {
  const tags = counts.flatMap((each) => Object.keys(each).filter(isTagCount));
  return [...COUNTED, ...new Set(tags)];
}

/** The names of the counters. A comment's id is its own among those of its comic alone. */
export const countTargets = {
  translator: (translatorId: string) => keyOf('translator', translatorId),
  comic: (comicId: string) => keyOf('comic', comicId),
  chapter: (chapterId: string) => keyOf('chapter', chapterId),
  list: (listId: string) => keyOf('list', listId),
  comment: (comicId: string, commentId: string) => keyOf('comment', comicId, commentId),
} as const;
