import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxAround,
  boxAt,
  boxBetween,
  boxStyle,
  dragBox,
  type Edge,
  mirrorBox,
  moveEdges,
  moveItem,
  placeOf,
  pointIn,
  type Taken,
} from './boxes.ts';

const UNITS = 10_000;
const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom'];
const coordinate = fc.double({ min: -20_000, max: 30_000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const least = fc.integer({ min: 1, max: 400 });
const side = fc.integer({ min: 1, max: UNITS });
const anyBox: fc.Arbitrary<Box> = fc
  .record({ x: fc.nat(UNITS - 1), y: fc.nat(UNITS - 1), width: side, height: side })
  .map(({ x, y, width, height }) => ({
    x,
    y,
    width: Math.min(width, UNITS - x),
    height: Math.min(height, UNITS - y),
  }));
const edges = fc.uniqueArray(fc.constantFrom(...EDGES), { minLength: 1, maxLength: 2 });
const taken: fc.Arbitrary<Taken> = fc.oneof(fc.constant('move' as const), edges);

const edgesOf = ({ x, y, width, height }: Box): Readonly<Record<Edge, number>> => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
/** On the page, in whole numbers, with its right edge to the right of its left one. */
function expectOnPage(box: Box, shortest: number): void {
  const { left, top, right, bottom } = edgesOf(box);
  expect(placeOf(box).every(Number.isInteger)).toBe(true);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.max(right, bottom)).toBeLessThanOrEqual(UNITS);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(shortest);
}

describe('a box that is drawn', () => {
  it('lies on the page and is large enough, wherever the pointer is, and from whichever corner', () => {
    fc.assert(
      fc.property(point, point, least, (from, to, shortest) => {
        const box = boxBetween(from, to, shortest);
        expectOnPage(box, shortest);
        expect(boxBetween(to, from, shortest)).toEqual(box);
        expect(boxBetween({ x: from.x, y: to.y }, { x: to.x, y: from.y }, shortest)).toEqual(box);
      }),
    );
  });

  it('has its corners where the pointer was', () => {
    expect(boxBetween({ x: 4000, y: 6000 }, { x: 1000, y: 2000 }, 100)).toEqual(
      boxAt([1000, 2000, 3000, 4000]),
    );
    expect(boxBetween({ x: -50, y: 9000 }, { x: 60, y: 12_000 }, 100)).toEqual(boxAt([0, 9000, 100, 1000]));
  });

  it('lies around a point as far as the page lets it', () => {
    fc.assert(
      fc.property(point, side, side, (at, width, height) => {
        const box = boxAround(at, width, height);
        expectOnPage(box, 1);
        expect([box.width, box.height]).toEqual([width, height]);
      }),
    );
    expect(placeOf(boxAround({ x: 5000, y: 5000 }, 3000, 1000))).toEqual([3500, 4500, 3000, 1000]);
    expect(placeOf(boxAround({ x: 0, y: 9999 }, 3000, 1000))).toEqual([0, 9000, 3000, 1000]);
  });
});

describe('a box that is dragged', () => {
  it('stays on the page and is never turned inside out, however it is taken, and however often', () => {
    fc.assert(
      fc.property(
        anyBox,
        fc.array(fc.tuple(taken, point), { maxLength: 6 }),
        least,
        (begin, drags, shortest) => {
          let box = begin;
          for (const [what, by] of drags) {
            box = dragBox(box, what, by, shortest);
            // One that was smaller from the beginning gets no smaller.
            expectOnPage(box, Math.min(shortest, begin.width, begin.height));
          }
        },
      ),
    );
  });

  it('keeps its size where it is moved, and the other edges where one is', () => {
    fc.assert(
      fc.property(anyBox, taken, point, least, (begin, what, by, shortest) => {
        const box = dragBox(begin, what, by, shortest);
        if (what === 'move') expect([box.width, box.height]).toEqual([begin.width, begin.height]);
        else {
          const [before, after] = [edgesOf(begin), edgesOf(box)];
          // Of two edges across one has it.
          const still = EDGES.filter((edge) => !what.includes(edge));
          expect(still.map((edge) => after[edge])).toEqual(still.map((edge) => before[edge]));
        }
      }),
    );
  });

  it('follows the pointer to the unit where there is room', () => {
    const box = boxAt([2000, 2000, 4000, 4000]);
    expect(placeOf(dragBox(box, 'move', { x: -500, y: 700 }, 100))).toEqual([1500, 2700, 4000, 4000]);
    expect(placeOf(moveEdges(box, ['left', 'bottom'], { x: 500, y: 700 }, 100))).toEqual([
      2500, 2000, 3500, 4700,
    ]);
    expect(placeOf(moveEdges(box, ['right'], { x: -9000, y: 0 }, 100))).toEqual([2000, 2000, 100, 4000]);
  });

  it('comes back to where it was by the way back, unless the page or its least size stopped it', () => {
    const small = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    });
    const inside = fc
      .record({ x: fc.integer({ min: 600, max: 4000 }), y: fc.integer({ min: 600, max: 4000 }) })
      .map((at): Box => ({ ...at, width: 3000, height: 3000 }));
    fc.assert(
      fc.property(inside, taken, small, (box, what, by) => {
        const back = { x: -by.x, y: -by.y };
        expect(dragBox(dragBox(box, what, by, 100), what, back, 100)).toEqual(box);
      }),
    );
  });
});

describe('shares and pixels', () => {
  const rect = fc.record({
    left: fc.integer({ min: -3000, max: 3000 }),
    top: fc.integer({ min: -3000, max: 3000 }),
    width: fc.integer({ min: 40, max: 4000 }),
    height: fc.integer({ min: 40, max: 9000 }),
  });

  it('name one place: what is drawn at a share of the page is found there again', () => {
    fc.assert(
      fc.property(rect, anyBox, (page, box) => {
        const { insetInlineStart, insetBlockStart } = boxStyle(box);
        const share = (percent: string) => Number.parseFloat(percent) / 100;
        const clientX = page.left + share(insetInlineStart) * page.width;
        const clientY = page.top + share(insetBlockStart) * page.height;
        const found = pointIn(page, { clientX, clientY });
        expect(Math.round(found.x)).toBe(box.x);
        expect(Math.round(found.y)).toBe(box.y);
      }),
    );
  });

  it('are numbers where a page is not drawn', () => {
    const { x, y } = pointIn({ left: 0, top: 0, width: 0, height: 0 }, { clientX: 3, clientY: 4 });
    expect([x, y].every(Number.isFinite)).toBe(true);
  });
});

it('a mirrored box is mirrored back', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      expectOnPage(mirrorBox(box), 1);
      expect(mirrorBox(mirrorBox(box))).toEqual(box);
    }),
  );
});

it('an item of a list is moved to another place', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
});
