import type { Mask } from './ground.ts';
import type { Look } from './look.ts';
import type { Line, Region } from './regions.ts';

/** A gutter: the line through its middle, and how sure it is one. */
export interface Gutter extends Line {
  /** In pixels of the small copy. */
  readonly thickness: number;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Something reaches across it. */
  readonly isCrossed: boolean;
}

/** So much of a gutter at once is something that reaches across, and no stray. */
const CROSSED = 0.05;
/** How much of a gutter is of the ground's colour where it begins and ends the band that it is. */
const BAND = 0.86;
/** Without straight edges on both sides a gutter must be nearly pure. */
const PURE = 0.965;
/** How much of its sides has something drawn right behind it. */
const STRAIGHT = 0.55;
/** Where something reaches across a gutter, such as a balloon: how much of it at most. */
const BRIDGE = 0.34;
/** What is drawn at either end of a gutter is a stray. */
const AT_END = 0.04;
/** In so many places a line is looked at first. */
const PLACES = 12;
/** Slants that are looked for, in pixels for each pixel along: gutters that lean, from a degree on. */
const SLANTS = [
  ...Array.from({ length: 14 }, (_, step) => (step + 1) / 100),
  0.16,
  0.18,
  0.2,
  0.225,
  0.25,
  0.28,
  0.31,
  0.35,
  0.39,
  0.43,
  0.48,
  0.53,
];

export interface Search {
  readonly look: Look;
  /** What gutters are made of. */
  readonly mask: Mask;
  /** What a balloon that reaches across a gutter is made of. */
  readonly light: Mask;
  /** The narrowest that counts, and the widest, in pixels. */
  readonly least: number;
  readonly most: number;
  /** How near a part may end to the region's own end, in pixels. */
  readonly apart: number;
  /** How far what begins beside a gutter differs from it, of 255. */
  readonly contrast: number;
  /** Whether what the mask is of is the page's ground and not some sky: then one straight side is enough. */
  readonly isSure: boolean;
  /** Whether a line of ink is looked for, which has no ground beside it. */
  readonly ink: boolean;
}

/** The best gutter that crosses a region in one direction, straight ones first. */
export function gutterIn(
  region: Region,
  across: boolean,
  search: Search,
  slanted: boolean,
): Gutter | undefined {
  const slopes = slanted ? SLANTS.flatMap((slant) => [slant, -slant]) : [0];
  let best: { readonly gutter: Gutter; readonly worth: number } | undefined;
  for (const slope of slopes) {
    for (const band of bandsIn(region, across, slope, search)) {
      const gutter = judged(region, across, slope, band, search);
      if (!gutter) continue;
      const worth = gutter.confidence * (1 + Math.min(0.3, gutter.thickness / 60)) - Math.abs(slope) * 0.4;
      if (!best || worth > best.worth) best = { gutter, worth };
    }
  }
  return best?.gutter;
}

interface Band {
  readonly from: number;
  readonly to: number;
}

/** Bands of parallel lines that are of the mask, but for what reaches across. */
function bandsIn(region: Region, across: boolean, slope: number, search: Search): Band[] {
  const { look, least, most } = search;
  const [start, end] = across ? [region.top, region.bottom] : [region.left, region.right];
  const along = across ? region.right : region.bottom;
  const shift = Math.abs(slope) * along;
  const step = slope === 0 ? 1 : Math.max(1, Math.min(2, least - 1));
  const bands: Band[] = [];
  let open: number | undefined;
  const close = (at: number) => {
    if (open !== undefined && at - open >= least && at - open <= most) bands.push({ from: open, to: at });
    open = undefined;
  };
  for (let at = Math.floor(start - shift); at <= end + shift; at += step) {
    const share = shareAlong(region, { across, at, slope }, look, search.mask);
    if (share >= 1 - BRIDGE && share > 0) open ??= at;
    else close(at);
  }
  close(Math.floor(end + shift));
  return bands;
}

/** How much of a line within a region is of a mask; 0 where the line hardly touches it, or more reaches across than may. */
function shareAlong(region: Region, { across, at, slope }: Line, { width }: Look, mask: Mask): number {
  const start = across ? region.left : region.top;
  const end = across ? region.right : region.bottom;
  const first = across ? width : 1;
  const second = across ? 1 : width;
  const length = end - start;
  // Most lines cross a drawing: a few places tell.
  let hits = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const along = start + Math.floor(((place + 0.5) * length) / PLACES);
    const cross = Math.round(at + slope * along);
    if (cross >= 0) hits += mask[cross * first + along * second] ?? 0;
  }
  if (hits < PLACES * 0.45) return 0;
  const step = slope === 0 ? 2 : 3;
  const misses = (length / step) * BRIDGE;
  let all = 0;
  let inside = 0;
  for (let along = start; along < end; along += step) {
    const cross = Math.round(at + slope * along);
    const x = across ? along : cross;
    const y = across ? cross : along;
    if (y < region.top || y >= region.bottom || x < (region.from[y] ?? 0) || x >= (region.to[y] ?? 0))
      continue;
    all += 1;
    inside += mask[y * width + x] ?? 0;
    if (all - inside > misses) return 0;
  }
  return all * step < length * 0.6 ? 0 : inside / all;
}

/** Whether a band is a gutter: how pure it is, how straight what lies beside it ends, and what reaches across. */
function judged(
  region: Region,
  across: boolean,
  slope: number,
  band: Band,
  search: Search,
): Gutter | undefined {
  const core = coreOf(region, across, slope, band, search);
  if (!core) return undefined;
  const middle = (core.from + core.to - 1) / 2;
  const thickness = core.to - core.from;
  const line: Line = { across, at: middle, slope };
  if (isAtEdge(region, line, search.apart)) return undefined;
  const { pure, longest, atEnd, light, before, behind } = sidesOf(region, line, thickness, search);
  const [worse, better] = [Math.min(before, behind), Math.max(before, behind)];
  const confidence = Math.min(1, 0.2 + 0.4 * worse + 0.3 * better + 0.1 * Math.min(1, thickness / 5));
  if (search.ink) {
    const isLine = pure >= 0.96 && worse >= 0.5 && better >= 0.65;
    return isLine ? { ...line, thickness, confidence: confidence * 0.7, isCrossed: false } : undefined;
  }
  // A panel that stands beside the others and not between them ends where the region does.
  if (atEnd > AT_END) return undefined;
  const isPure = pure >= PURE && better >= STRAIGHT && worse >= (search.isSure ? 0.22 : STRAIGHT);
  const isStraight = pure >= BAND && worse >= STRAIGHT;
  // What is drawn without a frame ends nowhere in a line, but what lies on the other side does.
  const isFrameless = search.isSure && pure >= 0.985 && better >= 0.68;
  const isBridged =
    longest <= BRIDGE && light >= 0.55
      ? worse >= 0.75
      : search.isSure && longest <= 0.2 && better >= 0.9 && worse >= 0.35 && pure >= 0.8;
  if (!isPure && !isStraight && !isFrameless && !isBridged) return undefined;
  return {
    ...line,
    thickness,
    confidence: confidence * Math.min(1, 0.5 + pure / 2),
    isCrossed: longest >= CROSSED,
  };
}

/** The purest lines of a band: those nearly as pure as the best. */
function coreOf(
  region: Region,
  across: boolean,
  slope: number,
  { from, to }: Band,
  search: Search,
): Band | undefined {
  const shares: number[] = [];
  for (let at = from; at < to; at += 1) {
    shares.push(shareAlong(region, { across, at, slope }, search.look, search.mask));
  }
  const best = Math.max(...shares);
  const almost = best - Math.max(0.015, (1 - best) * 0.5);
  let longest: Band | undefined;
  let start: number | undefined;
  for (let at = 0; at <= shares.length; at += 1) {
    if ((shares[at] ?? 0) >= almost && at < shares.length) {
      start ??= at;
      continue;
    }
    if (start !== undefined && at - start > (longest ? longest.to - longest.from : 0)) {
      longest = { from: from + start, to: from + at };
    }
    start = undefined;
  }
  return longest && longest.to - longest.from >= search.least ? longest : undefined;
}

/** Whether one of the parts that a line leaves is thinner than a part may be. */
function isAtEdge(region: Region, line: Line, apart: number): boolean {
  const [from, to] = line.across ? [region.left, region.right] : [region.top, region.bottom];
  const [start, end] = line.across ? [region.top, region.bottom] : [region.left, region.right];
  const [one, other] = [line.at + line.slope * from, line.at + line.slope * to];
  return Math.max(one, other) - start < apart || end - Math.min(one, other) < apart;
}

/** What lies along a gutter, and what begins right beside where it is pure. */
function sidesOf(region: Region, { across, at, slope }: Line, thickness: number, search: Search) {
  const { look, mask, light, ink } = search;
  const [from, to] = across ? [region.left, region.right] : [region.top, region.bottom];
  const half = thickness / 2;
  const counts = { all: 0, pure: 0, light: 0, before: 0, behind: 0 };
  let [run, longest, first] = [0, 0, -1];
  const pixel = (along: number, cross: number): number => {
    const [x, y] = across ? [along, Math.round(cross)] : [Math.round(cross), along];
    return y < 0 || y >= look.height || x < 0 || x >= look.width ? -1 : y * look.width + x;
  };
  const isDrawn = (along: number, cross: number): boolean => {
    const found = pixel(along, cross);
    return found >= 0 && mask[found] === 0;
  };
  /** What only shades away from the ground is no edge. */
  const stands = (along: number, cross: number, from: number): boolean => {
    const found = pixel(along, cross);
    if (found < 0 || mask[found] !== 0) return false;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = look.data[found * 3 + channel] ?? 0;
      if (Math.abs(value - (look.data[from * 3 + channel] ?? 0)) >= search.contrast) return true;
    }
    return false;
  };
  /** Behind a gutter something begins within three pixels; beside a line of ink there is none. */
  const begins = (along: number, cross: number, way: 1 | -1): boolean => {
    if (ink) return isDrawn(along, cross + way * (half + 2)) || isDrawn(along, cross + way * (half + 3));
    const from = pixel(along, cross + way * Math.max(0, half - 1));
    if (from < 0) return false;
    for (let away = 0; away <= 3; away += 1) {
      if (stands(along, cross + way * (half + 0.5 + away), from)) return true;
    }
    return false;
  };
  for (let along = from; along < to; along += 1) {
    const cross = at + slope * along;
    const found = pixel(along, cross);
    const y = across ? Math.round(cross) : along;
    const x = across ? along : Math.round(cross);
    if (found < 0 || y < region.top || y >= region.bottom) continue;
    if (x < (region.from[y] ?? 0) || x >= (region.to[y] ?? 0)) continue;
    counts.all += 1;
    if (mask[found] === 0) {
      run += 1;
      counts.light += light[found] ?? 0;
      longest = Math.max(longest, run);
      continue;
    }
    if (first < 0) first = run;
    run = 0;
    counts.pure += 1;
    if (begins(along, cross, -1)) counts.before += 1;
    if (begins(along, cross, 1)) counts.behind += 1;
  }
  const { all, pure } = counts;
  if (pure === 0) return { pure: 0, longest: 1, atEnd: 1, light: 0, before: 0, behind: 0 };
  return {
    pure: pure / all,
    longest: longest / all,
    atEnd: Math.max(first, run) / all,
    light: pure === all ? 1 : counts.light / (all - pure),
    before: counts.before / pure,
    behind: counts.behind / pure,
  };
}
