import { idSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/**
 * The body that a browser sends to `/api/view` when a chapter's page is on the screen. Nothing in it identifies the
 * reader.
 */
export const viewSchema = z.strictObject({ comicId: idSchema, chapterId: idSchema });
export type View = z.infer<typeof viewSchema>;
