import { PANEL_UNITS } from '@rawi/model/truth/page-images';

/** Rectangles on a page and what moves them, as pure functions; all units are ten-thousandths of its width and height. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Edge = 'left' | 'top' | 'right' | 'bottom';
/** What a pointer or a key takes of a box: all of it, or some of its edges. */
export type Taken = 'move' | readonly Edge[];

/** A box as the model writes it: left, top, width, height. */
export type Place = readonly [x: number, y: number, width: number, height: number];
export const placeOf = ({ x, y, width, height }: Box): Place => [x, y, width, height];
export const boxAt = ([x, y, width, height]: Place): Box => ({ x, y, width, height });

/** A whole number within bounds. */
export const between = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The box from one corner, of a size, on the page and with no side below the least. */
function onPage(x: number, y: number, width: number, height: number, least: number): Box {
  const [wide, high] = [between(width, least, PANEL_UNITS), between(height, least, PANEL_UNITS)];
  return {
    x: between(x, 0, PANEL_UNITS - wide),
    y: between(y, 0, PANEL_UNITS - high),
    width: wide,
    height: high,
  };
}

/** The box between two opposite corners, in any order; what lies beyond the page is cut off. */
export function boxBetween(one: Point, other: Point, least: number): Box {
  const [a, b] = [pointOnPage(one), pointOnPage(other)];
  return onPage(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y), least);
}

const pointOnPage = ({ x, y }: Point): Point => ({
  x: between(x, 0, PANEL_UNITS),
  y: between(y, 0, PANEL_UNITS),
});

/** The box of a size around a point, as far as the page lets it. */
export const boxAround = ({ x, y }: Point, width: number, height: number): Box =>
  onPage(x - width / 2, y - height / 2, width, height, 1);

/** Moves a box, but not beyond the page. */
export const moveBox = ({ x, y, width, height }: Box, by: Point): Box =>
  onPage(x + by.x, y + by.y, width, height, 1);

/** Moves some edges of a box, within the page and no nearer to those across than the least. */
export function moveEdges(box: Box, edges: readonly Edge[], by: Point, least: number): Box {
  const [x, width] = moveSides(
    box.x,
    box.width,
    by.x,
    edges.includes('left'),
    edges.includes('right'),
    least,
  );
  const [y, height] = moveSides(
    box.y,
    box.height,
    by.y,
    edges.includes('top'),
    edges.includes('bottom'),
    least,
  );
  return { x, y, width, height };
}

function moveSides(start: number, size: number, by: number, isStart: boolean, isEnd: boolean, least: number) {
  const end = start + size;
  // One that a program found may be smaller: it can only grow.
  const short = Math.min(size, least);
  if (isStart) {
    const moved = between(start + by, 0, end - short);
    return [moved, end - moved] as const;
  }
  return isEnd
    ? ([start, between(size + by, short, PANEL_UNITS - start)] as const)
    : ([start, size] as const);
}

/** A box after what was taken of it has moved. */
export const dragBox = (box: Box, taken: Taken, by: Point, least: number): Box =>
  taken === 'move' ? moveBox(box, by) : moveEdges(box, taken, by, least);

/** On a page that is drawn the other way round. */
export const mirrorBox = (box: Box): Box => ({ ...box, x: PANEL_UNITS - box.x - box.width });

export const isSameBox = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Where on a page a pointer is, by the rectangle in which the page is drawn; beyond it where the pointer is. */
export function pointIn(
  page: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  pointer: { readonly clientX: number; readonly clientY: number },
): Point {
  // What is not drawn has no size.
  return {
    x: ((pointer.clientX - page.left) / Math.max(1, page.width)) * PANEL_UNITS,
    y: ((pointer.clientY - page.top) / Math.max(1, page.height)) * PANEL_UNITS,
  };
}

/** Where a box stands on its page, which runs from left to right as its element does. */
export const boxStyle = ({ x, y, width, height }: Box) => ({
  insetInlineStart: `${x / 100}%`,
  insetBlockStart: `${y / 100}%`,
  inlineSize: `${width / 100}%`,
  blockSize: `${height / 100}%`,
});

/** Moves one item of a list to another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.min(next.length, Math.max(0, to)), 0, one);
  return next;
}

/** The least width and height of what is marked on a page. */
export const LEAST = 100;

/** The place in the middle of a page, where a button adds one. */
export const MIDDLE: Place = [3000, 4000, 4000, 1500];
