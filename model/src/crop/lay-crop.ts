/**
 * How a panel fills a box of another shape: one law for the web's style sheet (panel-crop.module.css, which says the same in its
 * own words), for strips, and for who chooses panels. Nothing here needs the library of the schemas.
 */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is shown: a panel, or as much of one as may be seen. */
export interface CropPart {
  /** Width by height. */
  readonly ratio: number;
  /** What must stay whole, words and heads, in shares of the part; absent where that is not known. */
  readonly keep?: Area | undefined;
}

/** A box that a part fills, and how much of it at each edge is cut by a slant or lies under something, in its own units. */
export interface CropTarget {
  readonly width: number;
  readonly height: number;
  readonly left?: number;
  readonly right?: number;
  readonly head?: number;
  readonly foot?: number;
}

/** What is kept nearer to the part's edge than this share is not moved into the clear by drawing the part larger. */
export const LEAST_ROOM = 0.4;
/** What is kept is never taken for smaller: no style sheet divides by nothing. */
export const LEAST_SIZE = 0.001;
/** Without anything to keep a part is cut alike at its sides, and never at its head. */
const NOTHING_KEPT: Area = { x: 0.5, y: 0, width: 0, height: 0 };

/**
 * Where the whole part is drawn, from the left and the top of the box: it covers the box, begins at its own head and is in its
 * middle, except as far as what must be kept lies elsewhere. It is drawn larger than need be where that moves what is kept into the
 * clear, moved off an edge by no more than lies on that, and smaller, with the colour of its page around it, where what is kept has no room otherwise.
 */
export function layCrop({ ratio, keep = NOTHING_KEPT }: CropPart, target: CropTarget): Area {
  const { width, height, left = 0, right = 0, head = 0, foot = 0 } = target;
  const [toX, toY] = [keep.x + keep.width, keep.y + keep.height];
  const room = (share: number) => Math.max(LEAST_ROOM, share);
  const covering = Math.max(
    width,
    height * ratio,
    left / room(keep.x),
    right / room(1 - toX),
    (head * ratio) / room(keep.y),
    (foot * ratio) / room(1 - toY),
  );
  const drawn = Math.min(
    covering,
    (width - left - right) / Math.max(LEAST_SIZE, keep.width),
    ((height - head - foot) * ratio) / Math.max(LEAST_SIZE, keep.height),
  );
  const high = drawn / ratio;
  const [freeX, freeY] = [width - drawn, height - high];
  const x = clamp(left - keep.x * drawn, freeX / 2, width - right - toX * drawn);
  const y = clamp(head - keep.y * high, Math.max(0, freeY / 2), height - foot - toY * high);
  return {
    x: clamp(Math.min(0, freeX) - right, x, Math.max(0, freeX) + left),
    y: clamp(Math.min(0, freeY) - foot, y, Math.max(0, freeY) + head),
    width: drawn,
    height: high,
  };
}

/** As CSS has it: the lower bound is stronger. */
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The share of a box that a part covers: all of it but where what is kept would be cut or covered then. */
export function coveredShare(part: CropPart, target: CropTarget): number {
  const { x, y, width, height } = layCrop(part, target);
  const wide = Math.min(target.width, x + width) - Math.max(0, x);
  const high = Math.min(target.height, y + height) - Math.max(0, y);
  return (wide / target.width) * (high / target.height);
}
