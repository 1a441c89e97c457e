import { pagePanelsSchema } from '@rawi/model/truth/chapter-panels';
import { z } from 'zod';

/**
 * Must change whenever the same file would give other output files: results kept from earlier runs are then out of
 * date.
 */
export const RECIPE = 9;

/** What is known of a page once its files are written; the process that draws tells it as JSON. */
export const distilledPageSchema = z.strictObject({
  /** From 1. */
  page: z.int().positive(),
  wide: z.boolean(),
  color: z.string(),
  /** Perceptual, in 16 hexadecimal digits. */
  hash: z.string(),
  /** Nothing is seen on it. */
  isEmpty: z.boolean().default(false),
  /** Words of it are not drawn: their font is not in the file. */
  hasLostText: z.boolean().default(false),
  /** The file for the copy for download, within the folder, and its pixels. */
  jpeg: z.strictObject({ name: z.string(), width: z.int(), height: z.int() }),
  /** One, or the slices of a tall page from above. */
  images: z.array(
    z.strictObject({
      width: z.int(),
      height: z.int(),
      files: z.array(z.strictObject({ name: z.string(), bytes: z.int(), width: z.int() })),
    }),
  ),
  /** Parts worth showing, in thousandths of the page. */
  panels: z.array(
    z.strictObject({ x: z.int(), y: z.int(), width: z.int(), height: z.int(), worth: z.number() }),
  ),
  /** All its panels, for who reads from one to the next. */
  allPanels: pagePanelsSchema,
});
export type DistilledPage = z.infer<typeof distilledPageSchema>;
