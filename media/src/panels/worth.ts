import type { Look } from './look.ts';
import type { Box } from './regions.ts';

/** A box is looked at in so many places each way for how its tones differ. */
const PLACES = 6;
/** The spread (standard deviation) of the tones of such places from which on a drawing is one: measured on real pages. */
const FULL_SPREAD = 30;

/** The tones of the small copy: a byte for each pixel. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The tones of a look. */
export function greyOf({ data, width, height }: Look): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { data: grey, width, height };
}

/** Large, full of detail, drawn and not printed, and of a shape that can be cropped to a strip. */
export function worthOf(grey: Grey, box: Box, share: number): number {
  const shape = (box.right - box.left) / (box.bottom - box.top);
  const strip = shape > 4 || shape < 0.4 ? 0.5 : 1;
  return Math.sqrt(share) * detailOf(grey, box) * varietyOf(grey, box) * strip;
}

/**
 * How much the tones of a box differ from place to place, from 0 to 1: in a drawing something is dark and something light,
 * a column of print is as grey at its head as at its foot.
 */
function varietyOf({ data, width }: Grey, box: Box): number {
  const tones: number[] = [];
  for (let row = 0; row < PLACES; row += 1) {
    for (let column = 0; column < PLACES; column += 1) {
      const [left, right] = placeOf(box.left, box.right, column);
      const [top, bottom] = placeOf(box.top, box.bottom, row);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 0;
      }
      tones.push(sum / ((right - left) * (bottom - top)));
    }
  }
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  const spread = Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length);
  return Math.min(1, spread / FULL_SPREAD);
}

/** Of `PLACES` equal places between two lines, where one begins and ends: a line at least. */
function placeOf(from: number, to: number, index: number): readonly [number, number] {
  const start = from + Math.floor(((to - from) * index) / PLACES);
  return [start, Math.max(start + 1, from + Math.floor(((to - from) * (index + 1)) / PLACES))];
}

/** How much neighbouring pixels differ, from 0 to 1. */
export function detailOf({ data, width }: Grey, box: Box): number {
  let sum = 0;
  let count = 0;
  for (let y = box.top; y < box.bottom; y += 2) {
    for (let x = box.left + 1; x < box.right; x += 2) {
      const at = y * width + x;
      sum += Math.min(64, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)));
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count / 64;
}
