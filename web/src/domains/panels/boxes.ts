import { inReadingOrder } from '@rawi/model/panels/reading-order';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';

/** Pure functions that draw, move, cut and join the panels of a page; all units are ten-thousandths of the page. */

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

/** The shortest side of a panel that somebody draws, so that it can be seen and grabbed. */
export const MIN_SIDE = 200;

const between = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The panel between two opposite corners, in any order. */
export function boxBetween(one: Point, other: Point): Box {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = between(Math.abs(one.x - other.x), MIN_SIDE, PANEL_UNITS);
  const height = between(Math.abs(one.y - other.y), MIN_SIDE, PANEL_UNITS);
  return {
    x: between(left, 0, PANEL_UNITS - width),
    y: between(top, 0, PANEL_UNITS - height),
    width,
    height,
  };
}

/** Moves a panel, but not beyond the page. */
export function moveBox(box: Box, by: Point): Box {
  return {
    ...box,
    x: between(box.x + by.x, 0, PANEL_UNITS - box.width),
    y: between(box.y + by.y, 0, PANEL_UNITS - box.height),
  };
}

/** Moves some edges of a panel, within the page and no nearer to those across than a panel is wide. */
export function moveEdges(box: Box, edges: readonly Edge[], by: Point): Box {
  const [x, width] = moveSides(box.x, box.width, by.x, edges.includes('left'), edges.includes('right'));
  const [y, height] = moveSides(box.y, box.height, by.y, edges.includes('top'), edges.includes('bottom'));
  return { x, y, width, height };
}

function moveSides(start: number, size: number, by: number, isStart: boolean, isEnd: boolean) {
  const end = start + size;
  // One that was found may be smaller: it can only grow.
  const least = Math.min(size, MIN_SIDE);
  if (isStart) {
    const moved = between(start + by, 0, end - least);
    return [moved, end - moved] as const;
  }
  return isEnd
    ? ([start, between(size + by, least, PANEL_UNITS - start)] as const)
    : ([start, size] as const);
}

/** Whether a cut leaves two panels that can be seen. */
export const canSplit = ({ width, height }: Box, isAcross: boolean): boolean =>
  (isAcross ? height : width) >= 2 * MIN_SIDE;

/** Cuts a panel in two at a share of its height, or of its width: what is above first, else what is left. */
export function splitBox(box: Box, isAcross: boolean, share: number): readonly [Box, Box] {
  const { x, y, width, height } = box;
  const size = isAcross ? height : width;
  const at = between(size * share, MIN_SIDE, size - MIN_SIDE);
  return isAcross
    ? [
        { ...box, height: at },
        { ...box, y: y + at, height: height - at },
      ]
    : [
        { ...box, width: at },
        { ...box, x: x + at, width: width - at },
      ];
}

/** The panel around two. */
export function joinBoxes(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Moves one item to another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.min(next.length, Math.max(0, to)), 0, one);
  return next;
}

/** Where a new panel comes among others: behind the one before which pages are not read any more. */
export function placeOf(box: Box, others: readonly Box[], isRtl: boolean): number {
  const read = inReadingOrder(
    [...others, box].map((each) => ({
      each,
      left: each.x,
      top: each.y,
      right: each.x + each.width,
      bottom: each.y + each.height,
    })),
    isRtl,
  ).map(({ each }) => each);
  const before = read[read.indexOf(box) - 1];
  return before === undefined ? 0 : others.indexOf(before) + 1;
}

export const isSameBox = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Whether two pages have the same panels in the same order. */
export const areSameBoxes = (one: readonly Box[], other: readonly Box[]): boolean =>
  one.length === other.length &&
  one.every((box, index) => {
    const twin = other[index];
    return twin !== undefined && isSameBox(box, twin);
  });
