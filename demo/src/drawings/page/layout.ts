import type { Points } from '../brush.ts';

/** A panel's frame: its corners clockwise from top left, and the largest upright box inside them. */
export interface Frame {
  readonly corners: Points;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The box around the corners. */
  readonly outer: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface PageShape {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly gutter: number;
}

interface Row {
  readonly weight: number;
  readonly columns: readonly number[];
  /** How far the gutters between its columns lean, and how far the row's lower edge does. */
  readonly lean: number;
  readonly slope: number;
}

/** How many panels stand in each row, by number of panels; several ways for each. */
const ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: [[1, 1], [2]],
  3: [
    [1, 2],
    [2, 1],
    [1, 1, 1],
  ],
  4: [
    [1, 2, 1],
    [2, 2],
    [1, 1, 2],
    [2, 1, 1],
  ],
  5: [
    [2, 1, 2],
    [1, 2, 2],
    [2, 2, 1],
  ],
  6: [
    [2, 2, 2],
    [1, 2, 1, 2],
    [2, 1, 2, 1],
  ],
};

/** What a panel wants of its frame. */
export interface Want {
  /** How much room, 1 for a panel with little to say. */
  readonly weight: number;
  /** How much it gains from the whole width of the page; negative where half of it is better. */
  readonly breadth: number;
}

/**
 * Frames for panels in reading order, in the arrangement that suits them best; `variant` decides between equals and
 * how the gutters lean. Pages that read from right to left are the mirror image.
 */
export function arrange(
  shape: PageShape,
  wants: readonly Want[],
  variant: number,
  mirrored: boolean,
): readonly Frame[] {
  const weights = wants.map(({ weight }) => weight);
  const counts = waysOf(wants, variant)[0];
  if (!counts) throw new RangeError(`A page has one to six panels, not ${wants.length}.`);
  let next = 0;
  const rows: Row[] = counts.map((count, index) => {
    const columns = weights.slice(next, next + count);
    next += count;
    const tilt = (variant + index) % 3;
    return {
      columns,
      weight: columns.reduce((sum, weight) => sum + weight, 0) / count + (count === 1 ? 0 : 0.26),
      lean: tilt === 0 ? 22 : tilt === 1 ? -24 : 0,
      slope: (variant + index) % 2 === 0 ? 14 : -12,
    };
  });
  const frames = framesOf(shape, rows);
  return mirrored ? frames.map((frame) => mirror(frame, shape.width)) : frames;
}

/** The arrangements for these panels, the best first. */
function waysOf(wants: readonly Want[], variant: number): readonly (readonly number[])[] {
  const ways = ROWS[wants.length] ?? [];
  const gain = (counts: readonly number[]): number => {
    let next = 0;
    return counts.reduce((sum, count) => {
      const row = wants.slice(next, next + count);
      next += count;
      return sum + row.reduce((all, { breadth }) => all + (count === 1 ? breadth : -breadth), 0);
    }, 0);
  };
  return ways
    .map((counts, index) => ({ counts, rank: gain(counts) + ((index + variant) % ways.length) * 0.1 }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ counts }) => counts);
}

/** Full-width frames one below the other, with air between: the strip of a vertical comic. */
export function stack(shape: PageShape, heights: readonly number[]): readonly Frame[] {
  let y = shape.margin;
  return heights.map((height) => {
    const frame = frameOf([0, y, shape.width, y, shape.width, y + height, 0, y + height]);
    y += height + shape.gutter;
    return frame;
  });
}

function framesOf(shape: PageShape, rows: readonly Row[]): Frame[] {
  const { width, height, margin, gutter } = shape;
  const inner = height - margin * 2 - gutter * (rows.length - 1);
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const frames: Frame[] = [];
  let top = margin;
  let slopeAbove = 0;
  rows.forEach((row, index) => {
    const bottom = top + (row.weight / total) * inner;
    const slope = index === rows.length - 1 ? 0 : row.slope;
    const wide = width - margin * 2 - gutter * (row.columns.length - 1);
    const sum = row.columns.reduce((all, column) => all + column, 0);
    const edge = (y: number, tilt: number) => (x: number) => y + tilt * (1 - (2 * x) / width);
    const above = edge(top, slopeAbove);
    const below = edge(bottom, slope);
    let left = margin;
    let leanLeft = 0;
    row.columns.forEach((column, position) => {
      const right = left + (column / sum) * wide;
      const leanRight = position === row.columns.length - 1 ? 0 : row.lean;
      const x = {
        topLeft: left + leanLeft,
        topRight: right + leanRight,
        bottomRight: right - leanRight,
        bottomLeft: left - leanLeft,
      };
      frames.push(
        frameOf([
          x.topLeft,
          above(x.topLeft),
          x.topRight,
          above(x.topRight),
          x.bottomRight,
          below(x.bottomRight),
          x.bottomLeft,
          below(x.bottomLeft),
        ]),
      );
      left = right + gutter;
      leanLeft = leanRight;
    });
    top = bottom + gutter;
    slopeAbove = slope;
  });
  return frames;
}

function frameOf(corners: Points): Frame {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  const x = Math.max(ax, dx);
  const y = Math.max(ay, by);
  const outerX = Math.min(ax, dx);
  const outerY = Math.min(ay, by);
  return {
    corners,
    x,
    y,
    width: Math.min(bx, cx) - x,
    height: Math.min(cy, dy) - y,
    outer: { x: outerX, y: outerY, width: Math.max(bx, cx) - outerX, height: Math.max(cy, dy) - outerY },
  };
}

function mirror(frame: Frame, width: number): Frame {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = frame.corners;
  return frameOf([width - bx, by, width - ax, ay, width - dx, dy, width - cx, cy]);
}
