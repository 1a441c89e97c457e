import { keyOf } from '../key.ts';
import { z } from '../zod.ts';
import { daySchema } from './recent-views.ts';
import { idSchema, timeSchema } from './schemas.ts';

/**
 * `counters/views/shards/{id}`: views of a chapter on one day that the roll-up has not added yet. It adds them and deletes
 * the document in one transaction, so that whatever is there is new.
 */
export const viewCountSchema = z.strictObject({
  comicId: idSchema,
  chapterId: idSchema,
  day: daySchema,
  views: z.int().positive(),
});
export type ViewCount = z.infer<typeof viewCountSchema>;

/** The name of a shard of what was read of a chapter on a day. */
export function viewCountId(chapterId: string, shard: string, day: string): string {
  return keyOf(chapterId, shard, day);
}

/** `viewKeys/{day}`: the random key that the hashes of one day are made with. When it is deleted they say nothing. */
export const viewKeySchema = z.strictObject({ key: z.string().min(32).max(128) });

/** `viewSets/{key}`: what was seen from one origin on one day, as keyed hashes of browser and chapter. */
export const viewSetSchema = z.strictObject({
  day: daySchema,
  seen: z.array(z.string().max(24)),
  /** When the database deletes what no schedule has. */
  expiresAt: timeSchema,
});
