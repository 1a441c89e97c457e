import { colorsOf } from './ground-colors.ts';
import { fitted, type Ground, isNear } from './ground-plane.ts';
import type { Look } from './look.ts';

/**
 * What lies between panels: which pixels of a page are of it. Everything here is looked at in a small copy of the page, in whose
 * pixels all sizes are.
 */

/** How far from the ground a blurred pixel of a gutter may be, in tolerances. */
const BLUR = 1.9;
/** How much of each side of a page, and of all its edge, is of its ground where that goes around it. */
const MARGIN = { side: 0.5, all: 0.75 } as const;

/** One for each pixel that is of a ground. */
export type Mask = Uint8Array;

/** The grounds of a page, most likely first. */
export interface GroundMask {
  /** It goes all around the page: what ends at it is no picture that goes on beyond. */
  readonly isMargin: boolean;
  /** It does, or narrow bands of it cross the page: it is no sky. */
  readonly isSure: boolean;
  /** The sides of the page that are of it from end to end: left, top, right and bottom. */
  readonly sides: {
    readonly left: boolean;
    readonly top: boolean;
    readonly right: boolean;
    readonly bottom: boolean;
  };
  /** How far apart its colours are, of 255. */
  readonly tolerance: number;
  /** All pixels of its colour. */
  readonly colored: Mask;
  /** Those of them that are connected to the page's edge. */
  readonly open: Mask;
}

/** What may lie between the panels of a page. */
export function groundsOf(look: Look): GroundMask[] {
  return colorsOf(look).map(({ color, isBand }) => {
    const { ground, tolerance } = fitted(look, color);
    const colored = maskOf(look, ground, tolerance);
    const open = openFrom(colored, maskOf(look, ground, BLUR * tolerance), look);
    const { isMargin, sides } = edgesOf(open, look);
    const isBetween = (sides.top && sides.bottom) || (sides.left && sides.right);
    return { colored, open, tolerance, isMargin, isSure: isMargin || isBand || isBetween, sides };
  });
}

function maskOf(look: Look, ground: Ground, tolerance: number): Mask {
  const mask = new Uint8Array(look.width * look.height);
  for (let y = 0; y < look.height; y += 1) {
    for (let x = 0; x < look.width; x += 1) {
      if (isNear(look, ground, x, y, tolerance)) mask[y * look.width + x] = 1;
    }
  }
  return mask;
}

/**
 * What of a mask is connected to the edge of the page. One pixel between two of it may be a little further from the ground: a gutter
 * that is narrow in the small copy is blurred by what lies beside it.
 */
function openFrom(mask: Mask, blurred: Mask, { width, height }: Look): Mask {
  const open = new Uint8Array(mask.length);
  const waiting = new Int32Array(mask.length);
  let count = 0;
  const visit = (at: number, from: number) => {
    if (open[at]) return;
    if (!mask[at] && !(blurred[at] && (from < 0 || mask[from]))) return;
    open[at] = 1;
    waiting[count] = at;
    count += 1;
  };
  for (let x = 0; x < width; x += 1) {
    visit(x, -1);
    visit((height - 1) * width + x, -1);
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width, -1);
    visit(y * width + width - 1, -1);
  }
  for (let next = 0; next < count; next += 1) {
    const at = waiting[next] ?? 0;
    const x = at % width;
    if (x > 0) visit(at - 1, at);
    if (x < width - 1) visit(at + 1, at);
    if (at >= width) visit(at - width, at);
    if (at < width * (height - 1)) visit(at + width, at);
  }
  return open;
}

/** Whether a mask goes around the page, and which of its sides it has from end to end. */
function edgesOf(mask: Mask, { width, height }: Look) {
  const share = (from: number, step: number, length: number) => {
    let count = 0;
    for (let at = 0; at < length; at += 1) count += mask[from + at * step] ?? 0;
    return count / length;
  };
  const left = share(0, width, height);
  const top = share(0, 1, width);
  const right = share(width - 1, width, height);
  const bottom = share((height - 1) * width, 1, width);
  const isMargin =
    (left + top + right + bottom) / 4 >= MARGIN.all && Math.min(left, top, right, bottom) >= MARGIN.side;
  const isFull = (side: number) => side >= 0.97;
  return {
    isMargin,
    sides: { left: isFull(left), top: isFull(top), right: isFull(right), bottom: isFull(bottom) },
  };
}

/** The pixels that are as light as the inside of a balloon. */
export function lightOf({ data, width, height }: Look): Mask {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
    // A caption is a little yellow.
    if (Math.min(red, green) >= 205 && blue >= 165) light[at] = 1;
  }
  return light;
}

/** The pixels that are as dark as ink. */
export function inkOf({ data, width, height }: Look): Mask {
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < ink.length; at += 1) {
    const light = (data[at * 3] ?? 0) + 2 * (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0);
    if (light < 4 * 84) ink[at] = 1;
  }
  return ink;
}
