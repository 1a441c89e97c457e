import { z } from '../zod.ts';
import { IMAGE_TEXT } from './page-images.ts';
import { storagePathSchema } from './schemas.ts';

/**
 * The page images of a chapter, in as few bytes as 500 of them need: what all have in common once, and a short text for
 * each. `widths` are those in which wide enough images exist; one of another width has its own as its widest.
 */

export const manifestImageSchema = z.string().max(24, { abort: true }).regex(IMAGE_TEXT);

/** From the left, from above, width and height, in thousandths of a picture. */
const keepSchema = z.tuple([
  z.int().min(0).max(1000),
  z.int().min(0).max(1000),
  z.int().min(1).max(1000),
  z.int().min(1).max(1000),
]);

/** A part of a page, in thousandths of its width and height. */
export const panelSchema = z
  .strictObject({
    /** From 1. */
    page: z.int().min(1).max(500),
    x: z.int().min(0).max(1000),
    y: z.int().min(0).max(1000),
    width: z.int().min(1).max(1000),
    height: z.int().min(1).max(1000),
    /** The box around the words and heads in it, which no crop cuts; absent where they are not known, and in what is older. */
    keep: keepSchema.optional(),
  })
  .refine(
    ({ x, width }) => x + width <= 1000,
    'lies outside the page: x and width are more than 1000 together',
  )
  .refine(
    ({ y, height }) => y + height <= 1000,
    'lies outside the page: y and height are more than 1000 together',
  );
export type Panel = z.infer<typeof panelSchema>;

/** What is worth showing of a chapter, best first. */
export const panelsSchema = z.array(panelSchema).max(5);

/** A few panels with all that is needed to draw them: where their images lie, and of each its image and its part of that. */
export const shownPanelsSchema = z.strictObject({
  folder: storagePathSchema,
  widths: z.array(z.int().positive()).min(1).max(4),
  panels: z
    .array(
      z.strictObject({
        /** From 1: where the reader opens. */
        page: z.int().min(1).max(500),
        /** Of the image without its width (`imageName`): the page's, or that of one of its slices. */
        name: z
          .string()
          .max(8)
          .regex(/^\d+(?:\.\d+)?$/),
        image: manifestImageSchema,
        x: z.int().min(0).max(999),
        y: z.int().min(0).max(999),
        width: z.int().min(1).max(1000),
        height: z.int().min(1).max(1000),
        /** Of a panel's, what lies on the image. */
        keep: keepSchema.optional(),
      }),
    )
    .min(1)
    .max(3),
});
export type ShownPanels = z.infer<typeof shownPanelsSchema>;

/** The widths of the panels that stand side by side in a chapter's strip, in pixels of its highest file. */
export const stripSchema = z.array(z.int().min(1).max(2000)).min(1).max(5);

export const pageManifestSchema = z.strictObject({
  folder: storagePathSchema,
  widths: z.array(z.int().positive()).min(1).max(4),
  images: z.array(manifestImageSchema).min(1).max(2500),
  panels: panelsSchema,
  strip: stripSchema.optional(),
  /** The strip as its colours alone, as `blurred` of an image. */
  blurredStrip: storagePathSchema.optional(),
});
export type PageManifest = z.infer<typeof pageManifestSchema>;
