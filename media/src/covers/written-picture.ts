import { z } from 'zod';

/** What a single picture is shown as: the cover of a comic or chapter, art without lettering, or what an article shows. */
export const PICTURE_USES = ['cover', 'art', 'article'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

/** A picture that lies in a folder in the widths of its use; nothing of the file it came from survives but what can be seen. */
export const writtenPictureSchema = z.strictObject({
  /** Those of the widest. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Its average colour, `#rrggbb`. */
  color: z.string(),
  /** The saturated colour that covers most of it; absent for a picture without colours. */
  accent: z.string().optional(),
  variants: z.array(z.strictObject({ name: z.string(), width: z.int().positive() })).min(1),
});
export type WrittenPicture = z.infer<typeof writtenPictureSchema>;
