import { MAX_MARGIN, type PagePanels } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import { awayFrom, fitted, type Ground } from './ground-plane.ts';
import type { Look } from './look.ts';

/** What stays around whatever is drawn, as a share of the page's shorter side, and in pixels of the small copy. */
const AIR = { share: 0.01, pixels: 2 } as const;
/** A margin that is narrower than this share of the page is none: leaving it out would show nobody more. */
const LEAST = 0.008;
/** What is no longer and no higher, in pixels of the small copy, is dust: a letter is larger on any page that can be read. */
const DUST = 2;
/** Grounds whose colours are no further apart are one. */
const SAME_COLOR = 12;

type Margin = NonNullable<PagePanels['margin']>;

/** A line of pixels along one side of the page, counted from that side. */
interface Side {
  readonly lines: number;
  readonly length: number;
  /** Where on the page a pixel of a line is. */
  readonly at: (line: number, along: number) => readonly [x: number, y: number];
}

/**
 * How much of each side of a page is even ground of whatever colour, without ink, numbers or words: up to a fifth of the page, and with some air
 * left; a speck of dust is no ink. Ground at one side alone is a part of the picture, such as its sky. Undefined where there is no margin.
 */
export function marginOf(look: Look): Margin | undefined {
  const known: KnownGround[] = [];
  const shorter = Math.min(look.width, look.height);
  const sides = sidesOf(look).map((side) => {
    const ground = groundBeside(look, side, known);
    return { ground, units: unitsOf(emptyLines(side, ground.isInk), side, shorter) };
  });
  const [left = 0, above = 0, right = 0, below = 0] = sides.map(({ ground, units }, index) =>
    sides.some((other, at) => at !== index && other.ground === ground && other.units > 0) ? units : 0,
  );
  return Math.max(left, above, right, below) > 0 ? [left, above, right, below] : undefined;
}

interface KnownGround {
  readonly color: readonly number[];
  readonly isInk: IsInk;
}

/** The ground of a side: one that is known already, where that has its colour. */
function groundBeside(look: Look, side: Side, known: KnownGround[]): KnownGround {
  const color = colorOf(look, side);
  const same = known.find((other) =>
    other.color.every((value, channel) => Math.abs(value - (color[channel] ?? 0)) <= SAME_COLOR),
  );
  if (same) return same;
  const { ground, tolerance } = fitted(look, color);
  const found = { color, isInk: inkOn(look, ground, tolerance) };
  known.push(found);
  return found;
}

function sidesOf({ width, height }: Look): readonly [Side, Side, Side, Side] {
  return [
    { lines: width, length: height, at: (line, along) => [line, along] },
    { lines: height, length: width, at: (line, along) => [along, line] },
    { lines: width, length: height, at: (line, along) => [width - 1 - line, along] },
    { lines: height, length: width, at: (line, along) => [along, height - 1 - line] },
  ];
}

/** The middle of what the outermost line of a side has, in each channel. */
function colorOf({ data, width }: Look, { length, at }: Side): readonly number[] {
  const channels: number[][] = [[], [], []];
  for (let along = 0; along < length; along += 1) {
    const [x, y] = at(0, along);
    for (const [channel, values] of channels.entries()) values.push(data[(y * width + x) * 3 + channel] ?? 0);
  }
  return channels.map((values) => values.toSorted((one, other) => one - other)[length >> 1] ?? 0);
}

type IsInk = (x: number, y: number) => boolean;

/** Whether something other than a ground is at a place that is no dust: it is more than `DUST` pixels long. */
function inkOn(look: Look, ground: Ground, tolerance: number): IsInk {
  const isOther = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < look.width && y < look.height && awayFrom(look, ground, x, y) > tolerance;
  return (x, y) => {
    if (!isOther(x, y)) return false;
    for (let step = -DUST; step <= DUST; step += 1) {
      if (isOther(x + step, y - DUST) || isOther(x + step, y + DUST)) return true;
      if (isOther(x - DUST, y + step) || isOther(x + DUST, y + step)) return true;
    }
    return false;
  };
}

/** How many lines from a side on have no ink, no more than the largest margin has. */
function emptyLines({ lines, length, at }: Side, isInk: IsInk): number {
  const most = Math.ceil((lines * MAX_MARGIN) / PANEL_UNITS) + AIR.pixels + 1;
  for (let line = 0; line < most; line += 1) {
    for (let along = 0; along < length; along += 1) {
      const [x, y] = at(line, along);
      if (isInk(x, y)) return line;
    }
  }
  return lines;
}

/** Empty lines as a margin, with air before what is drawn. */
function unitsOf(empty: number, { lines }: Side, shorter: number): number {
  const margin = Math.max(0, empty - Math.max(AIR.pixels, Math.ceil(shorter * AIR.share)));
  if (margin < lines * LEAST) return 0;
  return Math.min(MAX_MARGIN, Math.floor((margin * PANEL_UNITS) / lines));
}
