import { z } from '../zod.ts';
import { idSchema, slugSchema } from './schemas.ts';

/**
 * `slugs/{slug}`: which comic a current or former slug, or a comic's id, stands for. Where `slug` differs from the
 * document's own id, the page of that id is a redirect.
 */
export const slugDocumentSchema = z.strictObject({ comicId: idSchema, slug: slugSchema });
