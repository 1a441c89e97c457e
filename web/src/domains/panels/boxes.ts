import { inReadingOrder } from '@rawi/model/panels/reading-order';
import { type Box, between, isSameBox } from '../page-editing/boxes.ts';

/** Pure functions that cut, join and order the panels of a page. */

/** The shortest side of a panel that somebody draws, so that it can be seen and grabbed. */
export const MIN_SIDE = 200;

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

/** Where a new panel comes among others: behind the one before which pages are not read any more. */
export function orderOf(box: Box, others: readonly Box[], isRtl: boolean): number {
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

/** Whether two pages have the same panels in the same order. */
export const areSameBoxes = (one: readonly Box[], other: readonly Box[]): boolean =>
  one.length === other.length &&
  one.every((box, index) => {
    const twin = other[index];
    return twin !== undefined && isSameBox(box, twin);
  });
