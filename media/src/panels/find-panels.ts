import { greyCopy } from '../pictures/measure.ts';
import type { Raster } from '../pictures/raster.ts';

/** A part of a page, in thousandths of its width and height. */
export interface PagePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a page worth showing. */
export interface FoundPanel extends PagePart {
  /** How much it is worth showing, from 0; only its order counts. */
  readonly worth: number;
}

/** Wide enough to tell a gutter of a few pixels, small enough to be looked at in a moment. */
const LOOK_WIDTH = 400;
/** A gutter is a line across whose tones are no further apart than this, but for a few of its pixels. */
const GUTTER_CONTRAST = 20;
const STRAY_PIXELS = 0.01;
/** Narrower gaps are lines of a drawing. In pixels of the small copy. */
const GUTTER = 3;
/** A panel is at least this share of the page, and not the whole of it. */
const MIN_SHARE = 0.05;
const MAX_SHARE = 0.7;
const DEPTH = 6;
/** The score without gutters: lower than any panel's, because a balloon may be cut. */
const GUESSED = 0.05;
/** A box is looked at in so many places each way for how its tones differ. */
const PLACES = 6;
/** The spread (standard deviation) of the tones of such places from which on a drawing is one: measured on real pages. */
const FULL_SPREAD = 30;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Scores panels that are already known: a program that draws a page knows where they are. */
export async function rankPanels(page: Raster, parts: readonly PagePart[]): Promise<FoundPanel[]> {
  const grey = await greyCopy(page, LOOK_WIDTH);
  const found = parts.map((part) => ({ ...part, worth: worthOf(grey, inPixels(part, grey), shareOf(part)) }));
  return found.toSorted((one, other) => other.worth - one.worth);
}

/**
 * The panels of a page, found by cutting it along its gutters again and again; what a balloon reaches across is no
 * gutter, so none is cut. A page without gutters gives the upper third of what is on it.
 */
export async function findPanels(page: Raster): Promise<FoundPanel[]> {
  const grey = await greyCopy(page, LOOK_WIDTH);
  const whole = { left: 0, top: 0, right: grey.width, bottom: grey.height };
  const area = grey.width * grey.height;
  const panels = cut(grey, whole, DEPTH, false).flatMap((box) => {
    const share = ((box.right - box.left) * (box.bottom - box.top)) / area;
    if (share < MIN_SHARE || share > MAX_SHARE) return [];
    return [{ ...inThousandths(box, grey), worth: worthOf(grey, box, share) }];
  });
  if (panels.length > 0) return panels.toSorted((one, other) => other.worth - one.worth);
  const inked = trim(grey, whole) ?? whole;
  const third = { ...inked, bottom: inked.top + Math.max(1, Math.round((inked.bottom - inked.top) / 3)) };
  return [{ ...inThousandths(third, grey), worth: GUESSED * detailOf(grey, third) }];
}

/** The parts between gutters, trimmed; a part without gutters is one panel once it was cut in both directions. */
function cut(grey: Raster, box: Box, depth: number, tried: boolean, across = true): Box[] {
  const trimmed = trim(grey, box);
  if (!trimmed) return [];
  if (depth === 0) return [trimmed];
  const parts = split(grey, trimmed, across);
  if (parts.length === 1) return tried ? [trimmed] : cut(grey, trimmed, depth - 1, true, !across);
  return parts.flatMap((part) => cut(grey, part, depth - 1, false, !across));
}

/** Cuts along the gutters that run across (rows) or down (columns). */
function split(grey: Raster, box: Box, across: boolean): Box[] {
  const [from, to] = across ? [box.top, box.bottom] : [box.left, box.right];
  const parts: Box[] = [];
  let start = from;
  let empty = 0;
  for (let line = from; line <= to; line += 1) {
    if (line < to && isGutter(grey, box, line, across)) {
      empty += 1;
      continue;
    }
    if (empty >= GUTTER && line - empty > start) {
      parts.push(part(box, across, start, line - empty));
      start = line;
    }
    empty = 0;
  }
  return [...parts, part(box, across, start, to)];
}

function part(box: Box, across: boolean, from: number, to: number): Box {
  return across ? { ...box, top: from, bottom: to } : { ...box, left: from, right: to };
}

/** Without the empty lines around it; nothing where all is empty. */
function trim(grey: Raster, box: Box): Box | undefined {
  let { left, top, right, bottom } = box;
  const here = () => ({ left, top, right, bottom });
  while (top < bottom && isGutter(grey, here(), top, true)) top += 1;
  while (bottom > top && isGutter(grey, here(), bottom - 1, true)) bottom -= 1;
  while (left < right && isGutter(grey, here(), left, false)) left += 1;
  while (right > left && isGutter(grey, here(), right - 1, false)) right -= 1;
  return right > left && bottom > top ? here() : undefined;
}

/** Whether a row or column of a box has one tone, but for a stray pixel in a hundred. */
function isGutter({ data, width }: Raster, box: Box, line: number, across: boolean): boolean {
  const [from, to] = across ? [box.left, box.right] : [box.top, box.bottom];
  const at = (step: number) => data[across ? line * width + step : step * width + line] ?? 0;
  const tone = at(from);
  let strays = Math.floor((to - from) * STRAY_PIXELS);
  for (let step = from; step < to; step += 1) {
    if (Math.abs(at(step) - tone) <= GUTTER_CONTRAST) continue;
    strays -= 1;
    if (strays < 0) return false;
  }
  return true;
}

/** Large, full of detail, drawn and not printed, and of a shape that can be cropped to a strip. */
function worthOf(grey: Raster, box: Box, share: number): number {
  const shape = (box.right - box.left) / (box.bottom - box.top);
  const strip = shape > 4 || shape < 0.4 ? 0.5 : 1;
  return Math.sqrt(share) * detailOf(grey, box) * varietyOf(grey, box) * strip;
}

/**
 * How much the tones of a box differ from place to place, from 0 to 1: in a drawing something is dark and something light,
 * a column of print is as grey at its head as at its foot.
 */
function varietyOf({ data, width }: Raster, box: Box): number {
  const tones: number[] = [];
  for (let row = 0; row < PLACES; row += 1) {
    for (let column = 0; column < PLACES; column += 1) {
      const [left, right] = placeOf(box.left, box.right, column);
      const [top, bottom] = placeOf(box.top, box.bottom, row);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 0;
      }
      tones.push(sum / ((right - left) * (bottom - top)));
    }
  }
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  const spread = Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length);
  return Math.min(1, spread / FULL_SPREAD);
}

/** Of `PLACES` equal places between two lines, where one begins and ends: a line at least. */
function placeOf(from: number, to: number, index: number): readonly [number, number] {
  const start = from + Math.floor(((to - from) * index) / PLACES);
  return [start, Math.max(start + 1, from + Math.floor(((to - from) * (index + 1)) / PLACES))];
}

/** How much neighbouring pixels differ, from 0 to 1. */
function detailOf({ data, width }: Raster, box: Box): number {
  let sum = 0;
  let count = 0;
  for (let y = box.top; y < box.bottom; y += 2) {
    for (let x = box.left + 1; x < box.right; x += 2) {
      const at = y * width + x;
      sum += Math.min(64, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)));
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count / 64;
}

const shareOf = ({ width, height }: PagePart) => (width * height) / 1_000_000;

function inPixels({ x, y, width, height }: PagePart, grey: Raster): Box {
  return {
    left: Math.floor((x * grey.width) / 1000),
    top: Math.floor((y * grey.height) / 1000),
    right: Math.floor(((x + width) * grey.width) / 1000),
    bottom: Math.floor(((y + height) * grey.height) / 1000),
  };
}

function inThousandths({ left, top, right, bottom }: Box, { width, height }: Raster) {
  const x = Math.floor((left * 1000) / width);
  const y = Math.floor((top * 1000) / height);
  return {
    x,
    y,
    width: Math.max(1, Math.floor((right * 1000) / width) - x),
    height: Math.max(1, Math.floor((bottom * 1000) / height) - y),
  };
}
