import type { Panel } from '@rawi/model/truth/page-manifest';

/** Pure: panels as they are drawn, moved, resized and put in another order; all in thousandths of the page. */

export type Box = Pick<Panel, 'x' | 'y' | 'width' | 'height'>;
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const MOST_PANELS = 5;
const WHOLE = 1000;
/** No side is shorter: a panel must be seen, and taken hold of. */
export const LEAST_SIDE = 40;

const between = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

/** The panel between two corners, whichever they are. */
export function boxBetween(one: Point, other: Point): Box {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const box = { x: left, y: top, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
  return resized(moved(box, { x: 0, y: 0 }), { x: 0, y: 0 });
}

/** Moved by so much, and no further than the page goes. */
export function moved({ x, y, width, height }: Box, by: Point): Box {
  return {
    x: between(x + by.x, 0, WHOLE - Math.max(LEAST_SIDE, width)),
    y: between(y + by.y, 0, WHOLE - Math.max(LEAST_SIDE, height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Its right and lower side moved by so much, within the page. */
export function resized({ x, y, width, height }: Box, by: Point): Box {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: between(width + by.x, LEAST_SIDE, WHOLE - Math.round(x)),
    height: between(height + by.y, LEAST_SIDE, WHOLE - Math.round(y)),
  };
}

/** With one of them elsewhere in the order. */
export function reordered<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.min(next.length, Math.max(0, to)), 0, one);
  return next;
}
