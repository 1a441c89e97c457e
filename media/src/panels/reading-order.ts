import { inReadingOrder } from '@rawi/model/panels/reading-order';
import type { Box } from './regions.ts';

/** Where a part of a page comes among those beside it, read from left to right and from right to left. */
export interface Place {
  readonly ltr: number;
  readonly rtl: number;
  /** A balloon reaches from here to the part on the other side. */
  readonly isCrossed?: true;
}

/** Where a part comes on its page: among the largest parts first, then within its own. */
export type Path = readonly Place[];

/** The side of a gutter: what is above is read first, what is beside as the page is read. */
export const sidePlace = (isAcross: boolean, isBefore: boolean, isCrossed: boolean): Place => {
  const place = isBefore ? 0 : 1;
  return { ltr: place, rtl: isAcross ? place : 1 - place, ...(isCrossed && { isCrossed }) };
};

/** Parts in the order in which they are read. */
export function inOrder<Part extends { readonly path: Path }>(
  parts: readonly Part[],
  direction: 'ltr' | 'rtl',
): Part[] {
  return parts.toSorted((one, other) => {
    const at = one.path.findIndex((place, index) => place[direction] !== other.path[index]?.[direction]);
    return at === -1 ? 0 : (one.path[at]?.[direction] ?? 0) - (other.path[at]?.[direction] ?? 0);
  });
}

/** The places of parts that no straight line divides: from above, and in a row from where reading begins. */
export function placesOf(boxes: readonly Box[]): Place[] {
  const [ltr, rtl] = [inReadingOrder(boxes, false), inReadingOrder(boxes, true)];
  return boxes.map((box) => ({ ltr: ltr.indexOf(box), rtl: rtl.indexOf(box) }));
}
