import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { PANEL_UNITS } from './page-images.ts';

/**
 * Where the panels of a chapter's pages are: a file of its own beside the page images, which guided view, a crop or an editor
 * fetches. Places are in ten-thousandths of a page's width and height.
 */

const at = z.int().min(0).max(PANEL_UNITS);
const size = z.int().min(1).max(PANEL_UNITS);

/** From the left, from above, width and height. */
export const pageBoxSchema = z
  .tuple([at, at, size, size])
  .refine(([x, y, width, height]) => x + width <= PANEL_UNITS && y + height <= PANEL_UNITS, {
    message: 'lies outside the page',
  });
export type PageBox = z.infer<typeof pageBoxSchema>;

/** A panel's box, and how sure it is, in hundredths: 100 where a person or the program that drew the page said so. */
export const pagePanelSchema = z
  .tuple([at, at, size, size, z.int().min(0).max(100)])
  .refine(([x, y, width, height]) => x + width <= PANEL_UNITS && y + height <= PANEL_UNITS, {
    message: 'lies outside the page',
  });

/** The most that a side of a page is taken for a margin: a fifth of the page. */
export const MAX_MARGIN = PANEL_UNITS / 5;
const margin = z.int().min(0).max(MAX_MARGIN);

/** A page's panels, whoever says so. */
const placedPanels = {
  /** The page is one picture, or words: it is shown whole. Its panel, if it has one, is where that picture lies. */
  whole: z.literal(true).optional(),
  /** As they are read from left to right. Those that lie on another overlap it; of a slanted one, the box around it. */
  panels: z.array(pagePanelSchema).max(LIMITS.panelsOfPage),
  /** As they are read from right to left, where that is another order: places in `panels`, from 0. */
  rtl: z.array(z.int().min(0)).max(LIMITS.panelsOfPage).optional(),
};

/**
 * Who says so, where it is not the program alone: `here` people at this chapter, `there` people at another translation of the
 * same page, `found` people at this chapter, who say that what was found is right.
 */
const PANELS_SET = ['here', 'there', 'found'] as const;

export const pagePanelsSchema = z
  .strictObject({
    ...placedPanels,
    /** Balloons and captions. */
    balloons: z.array(pageBoxSchema).max(LIMITS.panelsOfPage).optional(),
    /** Of people and animals: by the program that drew the page, or by a person; none are found. */
    heads: z.array(pageBoxSchema).max(LIMITS.panelsOfPage).optional(),
    /** How much at each side is empty ground and may be left out: left, above, right, below. Absent where nothing is, and in what is older. */
    margin: z.tuple([margin, margin, margin, margin]).optional(),
    set: z.enum(PANELS_SET).optional(),
    /** What was found, where people set something else: it can be taken back to. */
    found: z.strictObject(placedPanels).optional(),
  })
  .refine(({ whole, panels }) => !whole || panels.length <= 1, 'is whole and has several panels')
  .refine(
    ({ panels, rtl }) =>
      !rtl ||
      (rtl.length === panels.length &&
        new Set(rtl).size === rtl.length &&
        rtl.every((place) => place < panels.length)),
    'does not name each panel once from right to left',
  );
export type PagePanels = z.infer<typeof pagePanelsSchema>;

export const chapterPanelsSchema = z.strictObject({
  version: z.literal(1),
  /** Of each page, in order. */
  pages: z.array(pagePanelsSchema).min(1).max(LIMITS.pdfPages.max),
});
export type ChapterPanels = z.infer<typeof chapterPanelsSchema>;
