import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIDDLE, placeBetween, placeMoved, placeResized } from './places.ts';
import type { Place } from './suggestion-draft.ts';

const coordinate = fc.double({ min: -20_000, max: 30_000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

function expectOnPage(place: Place): void {
  const [x, y, width, height] = place;
  expect(place.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
  expect([width > 0, height > 0, x + width <= 10_000, y + height <= 10_000]).toEqual([
    true,
    true,
    true,
    true,
  ]);
}

describe('a place on a page', () => {
  it('lies on the page in whole numbers, wherever it is dragged, moved and resized', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.array(fc.tuple(fc.boolean(), point), { maxLength: 6 }),
        (from, to, moves) => {
          let place = placeBetween(from, to) ?? MIDDLE;
          expectOnPage(place);
          for (const [isMove, by] of moves) {
            place = isMove ? placeMoved(place, by) : placeResized(place, by);
            expectOnPage(place);
          }
        },
      ),
    );
  });

  it('is the same, whichever corner the drag begins at', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(placeBetween(from, to)).toEqual(placeBetween(to, from));
      }),
    );
  });

  it('is none where the drag was a click', () => {
    expect(placeBetween({ x: 500, y: 500 }, { x: 560, y: 470 })).toBeUndefined();
    expect(placeBetween({ x: 500, y: 500 }, { x: 1500, y: 505 })).toEqual([500, 500, 1000, 100]);
  });
});
