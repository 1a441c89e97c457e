import { z } from '../zod.ts';
import { idSchema, languageSchema, slugSchema, variantsSchema } from './schemas.ts';

/**
 * Lists as a file of ours has them: what each is called, and what stands on it in its order. An entry says by ids what it is on this
 * site, and by names and numbers what it is on another one. Pictures are not in it: whoever reads the file takes them from the catalogue.
 */

const comic = {
  comicId: idSchema,
  slug: slugSchema,
  series: z.string().min(1),
  names: variantsSchema(z.string()),
};

const filedEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comic'), ...comic }),
  z.object({
    kind: z.literal('chapter'),
    chapterId: idSchema,
    ...comic,
    number: z.number().nonnegative(),
    language: languageSchema,
    title: z.string().optional(),
  }),
]);
export type FiledEntry = z.infer<typeof filedEntrySchema>;

/** The file. What a newer build adds to it is passed over. */
export const listFileSchema = z.object({
  format: z.literal('rawi-lists'),
  version: z.literal(1),
  lists: z.array(
    z.object({ name: z.string(), note: z.string().optional(), entries: z.array(filedEntrySchema) }),
  ),
});
export type ListFile = z.infer<typeof listFileSchema>;
