import type { Mask } from './ground.ts';
import type { Look } from './look.ts';

/** A rectangle in pixels of the small copy. */
export interface Box {
  readonly left: number;
  readonly top: number;
  /** Behind the last pixel, as `bottom` is. */
  readonly right: number;
  readonly bottom: number;
}

/** A convex part of the small copy: of each of its rows where it begins and ends. */
export interface Region extends Box {
  /** By row, from the first row of the copy. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/**
 * A straight line across (its height at column 0, and how far it falls for each pixel to the right) or down (its column at
 * row 0, and how far it leans to the right for each pixel down).
 */
export interface Line {
  readonly across: boolean;
  readonly at: number;
  readonly slope: number;
}

export function wholeOf({ width, height }: Look): Region {
  return {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
    from: new Int32Array(height),
    to: new Int32Array(height).fill(width),
  };
}

/** What of a region lies within a rectangle. */
export function within(region: Region, box: Box): Region {
  const from = region.from.map((start) => Math.max(start, box.left));
  const to = region.to.map((end) => Math.min(end, box.right));
  return { ...box, from, to };
}

/** What of a region lies above, or left of, a line, or behind it. */
export function sideOf(region: Region, line: Line, before: boolean): Region | undefined {
  const from = region.from.slice();
  const to = region.to.slice();
  for (let y = region.top; y < region.bottom; y += 1) {
    if (line.across) narrowRow(from, to, y, line, before);
    else {
      const x = Math.round(line.at + line.slope * y);
      if (before) to[y] = Math.min(to[y] ?? 0, x);
      else from[y] = Math.max(from[y] ?? 0, x);
    }
  }
  return fittedRegion(from, to, region);
}

/** Where of a row a line across leaves something: all, nothing, or the part on its side of where they meet. */
function narrowRow(from: Int32Array, to: Int32Array, y: number, { at, slope }: Line, before: boolean): void {
  const [start, end] = [from[y] ?? 0, to[y] ?? 0];
  const keeps = (x: number) => y < at + slope * x === before;
  if (slope === 0) {
    if (!keeps(start)) to[y] = start;
    return;
  }
  const meets = Math.min(end, Math.max(start, Math.round((y - at) / slope)));
  if (keeps(slope > 0 === before ? end + 1 : start - 1)) {
    if (slope > 0 === before) from[y] = meets;
    else to[y] = meets;
  } else to[y] = start;
}

/** The region of the rows that are left. */
function fittedRegion(from: Int32Array, to: Int32Array, { top, bottom }: Box): Region | undefined {
  let box: Box | undefined;
  for (let y = top; y < bottom; y += 1) {
    const [start, end] = [from[y] ?? 0, to[y] ?? 0];
    if (end <= start) continue;
    box = {
      left: Math.min(box?.left ?? start, start),
      top: box?.top ?? y,
      right: Math.max(box?.right ?? end, end),
      bottom: y + 1,
    };
  }
  return box && { ...box, from, to };
}

/** The rectangle around what of a region is not ground, but for strays; nothing where that is hardly anything. */
export function contentOf(region: Region, ground: Mask, width: number): Box | undefined {
  const rows = new Int32Array(region.bottom);
  const columns = new Int32Array(region.right);
  for (let y = region.top; y < region.bottom; y += 1) {
    for (let x = region.from[y] ?? 0; x < (region.to[y] ?? 0); x += 1) {
      if (ground[y * width + x]) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  const vertical = endsOf(rows, region.top, region.bottom, strays(region.right - region.left));
  const horizontal = endsOf(columns, region.left, region.right, strays(region.bottom - region.top));
  if (!vertical || !horizontal) return undefined;
  return { left: horizontal[0], right: horizontal[1], top: vertical[0], bottom: vertical[1] };
}

const strays = (length: number) => Math.max(1, Math.round(length * 0.012));

function endsOf(
  counts: Int32Array,
  from: number,
  to: number,
  above: number,
): readonly [number, number] | undefined {
  let [start, end] = [from, to];
  while (start < end && (counts[start] ?? 0) <= above) start += 1;
  while (end > start && (counts[end - 1] ?? 0) <= above) end -= 1;
  return end > start ? [start, end] : undefined;
}

/** How much of a region's part within a box is not ground, from 0 to 1. */
export function inkShare(region: Region, box: Box, ground: Mask, width: number): number {
  let [all, inked] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    const end = Math.min(box.right, region.to[y] ?? 0);
    for (let x = Math.max(box.left, region.from[y] ?? 0); x < end; x += 1) {
      all += 1;
      if (!ground[y * width + x]) inked += 1;
    }
  }
  return all === 0 ? 0 : inked / all;
}

/** How many pixels of a region are of a mask. */
export function countIn({ top, bottom, from, to }: Region, mask: Mask, width: number): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    const end = y * width + (to[y] ?? 0);
    for (let at = y * width + (from[y] ?? 0); at < end; at += 1) count += mask[at] ?? 0;
  }
  return count;
}

/** How far apart two rectangles are that lie beside or above each other; far where they do neither. */
export function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return across > 0 && down > 0 ? Number.POSITIVE_INFINITY : Math.max(across, down, 0);
}

export const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much two rectangles have in common, as a share of the smaller one. */
export function overlapOf(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min(areaOf(one), areaOf(other)));
}

export const unionOf = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
