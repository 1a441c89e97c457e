import { array, assert, constantFrom, double, integer, oneof, property, record } from 'fast-check';
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

function isInside(crop: Crop, { width, height }: Size): boolean {
  const slack = 1e-6 * Math.max(width, height);
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  return crop.width > 0 && crop.x >= 0 && crop.y >= 0 && right <= width + slack && bottom <= height + slack;
}

describe('the crop', () => {
  it('keeps its shape inside the picture after any sequence of moves', () => {
    assert(
      property(sizes, steps, constantFrom(1, 5 / 7), (size, moves, aspect) => {
        let crop = wholeCrop(size, aspect);
        for (const step of moves) {
          crop = 'zoom' in step ? zoomCrop(crop, step.zoom, size) : moveCrop(crop, step.dx, step.dy, size);
          expect(isInside(crop, size)).toBe(true);
          expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
          expect(zoomOf(crop, size)).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(zoomOf(crop, size)).toBeLessThanOrEqual(MAX_ZOOM + 1e-9);
        }
      }),
    );
  });

  it('starts as the largest one, in the middle', () => {
    expect(wholeCrop({ width: 300, height: 200 })).toEqual({ x: 50, y: 0, width: 200, height: 200 });
    expect(wholeCrop({ width: 100, height: 180 })).toEqual({ x: 0, y: 40, width: 100, height: 100 });
    expect(wholeCrop({ width: 1000, height: 700 }, 5 / 7)).toEqual({ x: 250, y: 0, width: 500, height: 700 });
    expect(wholeCrop({ width: 500, height: 1000 }, 5 / 7)).toEqual({ x: 0, y: 150, width: 500, height: 700 });
  });

  it('keeps its middle when it is zoomed', () => {
    const size = { width: 400, height: 400 };
    expect(zoomCrop({ x: 100, y: 100, width: 200, height: 200 }, 4, size)).toEqual({
      x: 150,
      y: 150,
      width: 100,
      height: 100,
    });
  });

  it('moves by pixels of the picture and stops at its edge', () => {
    const size = { width: 300, height: 200 };
    expect(moveCrop(wholeCrop(size), 20, 5, size)).toEqual({ x: 70, y: 0, width: 200, height: 200 });
    expect(moveCrop(wholeCrop(size), 500, 0, size).x).toBe(100);
  });
});
