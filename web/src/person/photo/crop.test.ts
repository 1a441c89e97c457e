import { array, assert, double, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, MAX_ZOOM, moveCrop, type Size, wholeCrop, zoomCrop, zoomOf } from './crop.ts';

const sizes = record({
  width: integer({ min: 1, max: 9000 }),
  height: integer({ min: 1, max: 9000 }),
});
const steps = array(
  oneof(
    record({
      dx: double({ min: -1e4, max: 1e4, noNaN: true }),
      dy: double({ min: -1e4, max: 1e4, noNaN: true }),
    }),
    record({ zoom: double({ min: -2, max: 20, noNaN: true }) }),
  ),
);

function isInside({ x, y, side }: Crop, { width, height }: Size): boolean {
  const slack = 1e-6 * Math.max(width, height);
  return side > 0 && x >= 0 && y >= 0 && x + side <= width + slack && y + side <= height + slack;
}

describe('the square that is cut out', () => {
  it('stays a square inside the picture, whatever is done to it', () => {
    assert(
      property(sizes, steps, (size, moves) => {
        let crop = wholeCrop(size);
        for (const step of moves) {
          crop = 'zoom' in step ? zoomCrop(crop, step.zoom, size) : moveCrop(crop, step.dx, step.dy, size);
          expect(isInside(crop, size)).toBe(true);
          expect(zoomOf(crop, size)).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(zoomOf(crop, size)).toBeLessThanOrEqual(MAX_ZOOM + 1e-9);
        }
      }),
    );
  });

  it('begins as the largest, in the middle', () => {
    expect(wholeCrop({ width: 300, height: 200 })).toEqual({ x: 50, y: 0, side: 200 });
    expect(wholeCrop({ width: 100, height: 180 })).toEqual({ x: 0, y: 40, side: 100 });
  });

  it('keeps its middle when it is zoomed', () => {
    const size = { width: 400, height: 400 };
    expect(zoomCrop({ x: 100, y: 100, side: 200 }, 4, size)).toEqual({ x: 150, y: 150, side: 100 });
  });

  it('moves by pixels of the picture and stops at its edge', () => {
    const size = { width: 300, height: 200 };
    expect(moveCrop(wholeCrop(size), 20, 5, size)).toEqual({ x: 70, y: 0, side: 200 });
    expect(moveCrop(wholeCrop(size), 500, 0, size).x).toBe(100);
  });
});
