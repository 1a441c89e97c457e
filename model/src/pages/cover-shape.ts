/** Covers are shown in a box of this shape, width to height (look.md 5). */
export const COVER_SHAPE = 5 / 7;

/** How much wider than its box a picture must be to fill the box: 1 for a portrait, 2 for a picture twice as wide. */
export function coverExcess(image: { readonly width: number; readonly height: number }): number {
  return Math.max(1, image.width / image.height / COVER_SHAPE);
}
