import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raster } from './raster.ts';
import { SLICE_HEIGHT, slice, sliceHeights } from './slices.ts';

/** A page of noise, but for white rows. */
function page(width: number, height: number, white: (row: number) => boolean = () => false): Raster {
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let at = row * width * 3; at < (row + 1) * width * 3; at += 1) {
      data[at] = white(row) ? 255 : (at * 7919) % 251;
    }
  }
  return { data, width, height };
}

describe('a page', () => {
  it.each([
    [100, 300, 1],
    [100, 301, 1],
    [1600, 4800, 1],
    [100, 5000, 3],
  ])('of %i × %i is %i', (width, height, slices) => {
    expect(sliceHeights(page(width, height))).toHaveLength(slices);
  });

  it('loses no row and no slice is higher than may be, whatever it shows', () => {
    const shapes = fc.tuple(
      fc.integer({ min: 5, max: 40 }),
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 400 }),
    );
    fc.assert(
      fc.property(shapes, ([width, height, gap]) => {
        const tall = page(width, height, (row) => Math.floor(row / gap) % 2 === 0);
        const heights = sliceHeights(tall);
        expect(heights.reduce((sum, one) => sum + one, 0)).toBe(height);
        if (height > width * 3) for (const one of heights) expect(one).toBeLessThanOrEqual(SLICE_HEIGHT);
        let top = 0;
        const joined = heights.map((one) => {
          const part = slice(tall, top, one);
          top += one;
          return part.data;
        });
        expect(Buffer.concat(joined).equals(tall.data)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is cut in the middle of a gutter, the lowest that a slice can reach', () => {
    const gutters = (row: number) => (row >= 1200 && row < 1240) || (row >= 1700 && row < 1760);
    expect(sliceHeights(page(100, 3500, gutters))[0]).toBe(1730);
  });

  it('leaves no crumb at the end', () => {
    expect(sliceHeights(page(100, SLICE_HEIGHT + 10)).at(-1)).toBeGreaterThanOrEqual(256);
  });
});
