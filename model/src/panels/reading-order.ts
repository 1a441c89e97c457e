/** A rectangle on a page, in any unit. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rectangles whose heights have less than this in common are read by where they begin. */
const SAME_ROW = 0.6;

/** Rectangles as a page is read: from above, and in a row from where reading begins. */
export function inReadingOrder<Box extends Sides>(boxes: readonly Box[], rightToLeft: boolean): Box[] {
  const left = [...boxes];
  const read: Box[] = [];
  while (left.length > 0) {
    const first = left.findIndex((box) =>
      left.every((other) => other === box || !comesBefore(other, box, rightToLeft)),
    );
    read.push(...left.splice(Math.max(0, first), 1));
  }
  return read;
}

function comesBefore(one: Sides, other: Sides, rightToLeft: boolean): boolean {
  const common = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  if (common < SAME_ROW * lower) return one.top < other.top;
  return rightToLeft ? one.right > other.right : one.left < other.left;
}
