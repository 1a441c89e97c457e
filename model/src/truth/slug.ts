import { z } from '../zod.ts';
import { idSchema, slugSchema } from './schemas.ts';

/**
 * `slugs/{slug}`: the comic for a current or former slug, or for a comic's id. If `slug` differs from the document's
 * own id, the page of that id is a redirect.
 */
export const slugDocumentSchema = z.strictObject({ comicId: idSchema, slug: slugSchema });
export type SlugDocument = z.infer<typeof slugDocumentSchema>;
