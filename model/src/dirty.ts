import { idSchema, timeSchema } from './schemas.ts';
import { z } from './zod.ts';

const mark = {
  /** Unlike that of every other mark, also of an earlier one on the same page: a cleared mark never comes back. */
  generation: idSchema,
  markedAt: timeSchema,
};

/**
 * `dirty/{pageId}`: a page document that its truth has outrun. `id` names what the page shows: the slug (or former
 * slug, or id) in the address of a comic, the id of a chapter.
 */
export const dirtySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('home'), ...mark }),
  z.strictObject({ kind: z.literal('comic'), id: idSchema, ...mark }),
  z.strictObject({ kind: z.literal('chapter'), id: idSchema, comicId: idSchema, ...mark }),
]);
export type Dirty = z.infer<typeof dirtySchema>;
