import { idSchema, slugSchema } from './schemas.ts';
import { z } from './zod.ts';

/**
 * `slugs/{slug}`: which comic a current or former slug, or a comic's id, stands for. Where `slug` differs from the
 * document's own id, the page of that id is a redirect.
 */
export const slugDocumentSchema = z.strictObject({ comicId: idSchema, slug: slugSchema });
export type SlugDocument = z.infer<typeof slugDocumentSchema>;
