import type { Panel } from '@rawi/model/truth/page-manifest';

/** Pure functions that draw, move, resize and reorder panels; all units are thousandths of the page. */

export type Box = Pick<Panel, 'x' | 'y' | 'width' | 'height'>;
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const MAX_PANELS = 5;
const WHOLE = 1000;
/** The shortest side of a panel, so that it can be seen and grabbed. */
export const MIN_SIDE = 40;

const between = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

/** The panel between two opposite corners, in any order. */
export function boxBetween(one: Point, other: Point): Box {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const box = { x: left, y: top, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
  return resizeBox(moveBox(box, { x: 0, y: 0 }), { x: 0, y: 0 });
}

/** Moves a panel, but not beyond the page. */
export function moveBox({ x, y, width, height }: Box, by: Point): Box {
  return {
    x: between(x + by.x, 0, WHOLE - Math.max(MIN_SIDE, width)),
    y: between(y + by.y, 0, WHOLE - Math.max(MIN_SIDE, height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Moves the right and lower sides of a panel, within the page. */
export function resizeBox({ x, y, width, height }: Box, by: Point): Box {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: between(width + by.x, MIN_SIDE, WHOLE - Math.round(x)),
    height: between(height + by.y, MIN_SIDE, WHOLE - Math.round(y)),
  };
}

/** Moves one item to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.min(next.length, Math.max(0, to)), 0, one);
  return next;
}
