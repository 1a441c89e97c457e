import type { Raster } from './raster.ts';

/** A page higher than this many times its width is cut. */
const TALL = 3;
/** WebP ends at 16,384 pixels; a telephone decodes a few slices sooner than one long page. */
export const SLICE_HEIGHT = 2048;
/** Minimum height of a slice, so that a gutter near the start makes no tiny slice. */
const MIN_SLICE = 1024;
/** Minimum height of the last slice. */
const MIN_END = 256;
/** A row whose brightest and darkest pixel are no further apart is empty: paper, or a plain ground. */
const EMPTY_CONTRAST = 16;

/** Where a tall page is cut: the heights of its slices from above, or one height for a page that stays whole. */
export function sliceHeights(page: Raster): number[] {
  if (page.height <= page.width * TALL) return [page.height];
  const heights: number[] = [];
  let top = 0;
  while (page.height - top > SLICE_HEIGHT) {
    const bottom = cutBetween(page, top + MIN_SLICE, Math.min(top + SLICE_HEIGHT, page.height - MIN_END));
    heights.push(bottom - top);
    top = bottom;
  }
  return [...heights, page.height - top];
}

/** The part of a page between two rows. */
export function slice({ data, width }: Raster, top: number, height: number): Raster {
  return { data: data.subarray(top * width * 3, (top + height) * width * 3), width, height };
}

/** The middle of the lowest empty rows between two, else the row that differs least within itself. */
function cutBetween(page: Raster, from: number, to: number): number {
  let quietest = { row: to, contrast: Number.POSITIVE_INFINITY };
  let empty = 0;
  for (let row = to; row >= from; row -= 1) {
    const contrast = rowContrast(page, row);
    if (contrast <= EMPTY_CONTRAST) empty += 1;
    else if (empty > 0) return row + 1 + Math.floor(empty / 2);
    else if (contrast < quietest.contrast) quietest = { row, contrast };
  }
  return empty > 0 ? from + Math.floor(empty / 2) : quietest.row;
}

/** How far apart the brightest and the darkest pixel of a row are, by their brightness. */
function rowContrast({ data, width }: Raster, row: number): number {
  let [least, most] = [255, 0];
  const start = row * width * 3;
  for (let at = start; at < start + width * 3; at += 3) {
    // Green counts twice, as it does for the eye.
    const value = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least;
}
