import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE, type Panel, type Point, panelsOf } from './picture-layout.ts';

/** Whether a point lies inside of a panel, whose corners run around it. */
function holds({ corners }: Panel, { x, y }: Point): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}
const point = fc.record({
  x: fc.integer({ min: 0, max: PAGE.width }),
  y: fc.integer({ min: 0, max: PAGE.height }),
});
const page = fc.tuple(fc.constantFrom('ltr' as const, 'rtl' as const), fc.nat(5));

describe('the panels of the picture', () => {
  it('stand apart, on the page, and their boxes inside of them', () => {
    fc.assert(
      fc.property(page, point, ([direction, favorites], at) => {
        const panels = panelsOf(direction, favorites);
        expect(panels.filter((panel) => holds(panel, at)).length).toBeLessThanOrEqual(1);
        for (const { box, corners } of panels) {
          for (const { x, y } of corners)
            expect(x >= 0 && x <= PAGE.width && y >= 0 && y <= PAGE.height).toBe(true);
          expect(box.width).toBeGreaterThan(200);
          const inside = {
            x: box.x + 1 + (at.x % (box.width - 2)),
            y: box.y + 1 + (at.y % (box.height - 2)),
          };
          expect(panels.some((panel) => panel.box === box && holds(panel, inside))).toBe(true);
        }
      }),
    );
  });

  it('run from the right in a language from the right, slants and all', () => {
    fc.assert(
      fc.property(fc.nat(3), point, (favorites, { x, y }) => {
        const nameAt = (direction: 'ltr' | 'rtl', at: Point) =>
          panelsOf(direction, favorites).find((panel) => holds(panel, at))?.name;
        expect(nameAt('rtl', { x: PAGE.width - x, y })).toBe(nameAt('ltr', { x, y }));
      }),
    );
  });

  it('are as many as there are favorites, three at most', () => {
    const count = (favorites: number) => panelsOf('ltr', favorites).length;
    expect([0, 1, 2, 3, 4].map(count)).toEqual([6, 7, 8, 9, 9]);
  });
});
