import { isBare } from './bare.ts';
import { componentsOf, partsApart } from './components.ts';
import type { GroundMask, Mask } from './ground.ts';
import { type Gutter, gutterIn } from './gutters.ts';
import type { Look } from './look.ts';
import { type Path, placesOf, sidePlace } from './reading-order.ts';
import {
  areaOf,
  type Box,
  contentOf,
  countIn,
  gapBetween,
  inkShare,
  type Region,
  sideOf,
  wholeOf,
  within,
} from './regions.ts';

/** A part of a page between gutters. */
export interface CutPart {
  /** What is drawn in it. */
  readonly box: Box;
  /** Where it comes among the others. */
  readonly path: Path;
  /** How sure the gutters around it are, from 0 to 1; 1 where there is none. */
  readonly confidence: number;
}

const DEPTH = 9;
/** A part is at least so high and wide, as shares of the page's shorter side. */
const LEAST_PART = 0.014;
/** Gutters and lines of ink, as shares of the page's shorter side. */
const GUTTER = { least: 0.004, most: 2 } as const;
const INK = { least: 0, most: 0.02 } as const;
/** A gutter that is so sure tells what gutters of its page are made of. */
const PROOF = 0.88;
/** A gutter that is less sure may be the air between people. */
const STRAIGHT_GUTTER = 0.42;
/** Lines of ink are looked for in parts that are at least so large a share of the page. */
const INKED_SHARE = 0.1;
/** A panel is at least so wide and high, and so large, of the page's shorter side and of its square. */
const CRUMB = { side: 0.045, area: 0.012 } as const;
/**
 * What covers no more of its place than this is words if it is so low, of the page's shorter side; if no piece of it is larger
 * than this share of the page; or if it has so many pieces of which none is most of it.
 */
const WORDS = { ink: 0.9, side: 0.15, piece: 0.008, letters: 40 } as const;
/** What is lower or narrower is not cut any more: it would be cut between letters. */
const UNCUT = 0.12;
/** Crumbs belong to a panel that is so near, as a share of the page's shorter side. */
const NEAR = 0.035;

export interface Cutting {
  readonly look: Look;
  readonly grounds: readonly GroundMask[];
  readonly ink: Mask;
  readonly light: Mask;
}

/** Cuts a page along its gutters until none is left. */
export function cutPage(cutting: Cutting): CutPart[] {
  return cut(cutting, {
    region: wholeOf(cutting.look),
    ground: cutting.grounds[0],
    isProven: false,
    isInked: false,
    confidence: 1,
    depth: DEPTH,
    path: [],
  }).filter(({ isCrumb }) => !isCrumb);
}

/** A region to be cut, by what was learnt on the way to it. */
interface Uncut {
  readonly region: Region;
  readonly ground: GroundMask | undefined;
  /** A gutter of the ground was found whose both sides are straight. */
  readonly isProven: boolean;
  /** It was cut along a line of ink. */
  readonly isInked: boolean;
  readonly confidence: number;
  readonly depth: number;
  readonly path: Path;
}

function cut(cutting: Cutting, uncut: Uncut): Piece[] {
  const { look } = cutting;
  const { region, ground, confidence, depth, path } = uncut;
  const box = trimmed(uncut, look);
  if (!box) return [];
  const low = Math.min(box.right - box.left, box.bottom - box.top);
  const isUncut = depth === 0 || low < Math.min(look.width, look.height) * UNCUT;
  const gutterHere = isUncut ? undefined : bestGutter(cutting, uncut, box);
  const isKnown = ground?.isSure || uncut.isProven;
  // Between people who stand on the page's ground there is no gutter, unless something ends at it on both sides.
  const mayBeBare =
    isKnown && !uncut.isInked && ground && (gutterHere?.gutter.confidence ?? 0) < STRAIGHT_GUTTER;
  const bare = mayBeBare && isBare(region, box, ground.open, cutting.light, look);
  const found = bare ? undefined : gutterHere;
  if (!found) {
    const apart =
      ground && isKnown && !bare ? partsApart(region, ground.open, look, (part) => !isSmall(part, look)) : [];
    const boxes = apart.length > 0 ? apart : [box];
    const places = placesOf(boxes);
    return boxes.map((each, index) => {
      const inner = within(region, each);
      const isCrumb = !bare && ground !== undefined && isTooLittle(inner, ground, look);
      const place = places[index];
      return { box: each, confidence, isCrumb, path: place ? [...path, place] : path };
    });
  }
  const { gutter, by } = found;
  const surest = Math.min(confidence, gutter.confidence);
  const pieces = [true, false].flatMap((before) => {
    const side = sideOf(region, gutter, before);
    if (!side) return [];
    const wasProven = (by === ground || !by) && uncut.isProven;
    return cut(cutting, {
      region: side,
      ground: by ?? ground,
      isProven: wasProven || (by !== undefined && gutter.confidence >= PROOF),
      isInked: by === undefined,
      confidence: surest,
      depth: depth - 1,
      path: [...path, sidePlace(gutter.across, before, gutter.isCrossed)],
    });
  });
  return joined(pieces, look);
}

/** A part of a page that is a panel, or too little for one. */
interface Piece extends CutPart {
  readonly isCrumb: boolean;
}

/** Both sides of a gutter: crumbs, such as words above a panel, are added to the panel that they lie at. */
function joined(pieces: readonly Piece[], look: Look): Piece[] {
  const panels = pieces.filter(({ isCrumb }) => !isCrumb);
  const crumbs = pieces.filter(({ isCrumb }) => isCrumb);
  const own = panels.map(({ box }) => box);
  const near = Math.min(look.width, look.height) * NEAR;
  for (;;) {
    const next = nearestOf(panels, own, crumbs, near);
    if (!next) return [...panels, ...crumbs];
    const [panel, crumb] = [panels[next.panel], crumbs[next.crumb]];
    if (!panel || !crumb) return [...panels, ...crumbs];
    panels[next.panel] = { ...panel, box: grown(panel.box, crumb.box, next.isAbove) };
    crumbs.splice(next.crumb, 1);
  }
}

interface Nearest {
  readonly panel: number;
  readonly crumb: number;
  readonly gap: number;
  readonly isAbove: boolean;
}

/** A panel with what lies above or below it, or beside it: it grows in that direction alone. */
function grown(box: Box, { left, top, right, bottom }: Box, isAbove: boolean): Box {
  return isAbove
    ? { ...box, top: Math.min(box.top, top), bottom: Math.max(box.bottom, bottom) }
    : { ...box, left: Math.min(box.left, left), right: Math.max(box.right, right) };
}

/** The crumb that lies nearest at a panel, and within the width or height that it had at first. */
function nearestOf(
  panels: readonly Piece[],
  own: readonly Box[],
  crumbs: readonly Piece[],
  near: number,
): Nearest | undefined {
  let nearest: Nearest | undefined;
  for (const [panel, { box }] of panels.entries()) {
    const first = own[panel] ?? box;
    for (const [crumb, { box: small }] of crumbs.entries()) {
      const gap = gapBetween(box, small);
      if (gap > near || gap >= (nearest?.gap ?? Number.POSITIVE_INFINITY)) continue;
      const isAbove = small.left >= first.left - near && small.right <= first.right + near;
      const isBeside = small.top >= first.top - near && small.bottom <= first.bottom + near;
      if (isAbove || isBeside) nearest = { panel, crumb, gap, isAbove };
    }
  }
  return nearest;
}

/** Whether what is drawn in a region is too small for a panel, or words. */
function isTooLittle(region: Region, { open }: GroundMask, look: Look): boolean {
  const box = contentOf(region, open, look.width);
  if (!box || isSmall(box, look)) return true;
  const share = inkShare(region, box, open, look.width);
  if (share > WORDS.ink) return false;
  const low = Math.min(box.right - box.left, box.bottom - box.top);
  if (low < WORDS.side * Math.min(look.width, look.height)) return true;
  const pieces = componentsOf(within(region, box), open, look).map(({ pixels }) => pixels);
  const [largest, all] = [Math.max(...pieces), pieces.reduce((sum, piece) => sum + piece, 0)];
  const isFine = largest < WORDS.piece * look.width * look.height;
  return isFine || (pieces.length > WORDS.letters && largest < all / 4);
}

function isSmall(box: Box, look: Look): boolean {
  const side = Math.min(look.width, look.height);
  const low = Math.min(box.right - box.left, box.bottom - box.top);
  return low < side * CRUMB.side || areaOf(box) < side * side * CRUMB.area;
}

/** What is drawn in a region. Where no margin goes around the page, a picture at its edge ends there, be its sky like the ground. */
function trimmed({ region, ground, isProven }: Uncut, { width, height }: Look): Box | undefined {
  if (!ground) return region;
  const box = contentOf(region, ground.open, width);
  if (!box || ground.isMargin) return box;
  const isKnown = ground.isSure || isProven;
  const { sides } = ground;
  return {
    left: region.left === 0 && !(isKnown && sides.left) ? 0 : box.left,
    top: region.top === 0 && !(isKnown && sides.top) ? 0 : box.top,
    right: region.right === width && !(isKnown && sides.right) ? width : box.right,
    bottom: region.bottom === height && !(isKnown && sides.bottom) ? height : box.bottom,
  };
}

/** Straight gutters come before slanted ones, those across before those down: panels are read row by row. */
function bestGutter(
  { look, grounds, ink, light }: Cutting,
  { region, ground, isProven, isInked, depth }: Uncut,
  drawn: Box,
): { readonly gutter: Gutter; readonly by: GroundMask | undefined } | undefined {
  const side = Math.min(look.width, look.height);
  const apart = side * LEAST_PART;
  const sorted = ground ? [ground, ...grounds.filter((other) => other !== ground)] : grounds;
  const trimmedBy = sorted.flatMap((by) => {
    const box = contentOf(region, by.open, look.width);
    if (!box) return [];
    const inner = within(region, box);
    const least = Math.min(box.right - box.left, box.bottom - box.top);
    return countIn(inner, by.open, look.width) < least ? [] : [{ by, within: inner }];
  });
  for (const slanted of [false, true]) {
    for (const across of [true, false]) {
      let best: { readonly gutter: Gutter; readonly by: GroundMask } | undefined;
      for (const { by, within: inner } of trimmedBy) {
        const search = {
          look,
          light,
          mask: by.open,
          least: Math.max(2, Math.round(side * GUTTER.least)),
          most: side * GUTTER.most,
          apart,
          isSure: by.isSure,
          contrast: by.tolerance + 2,
          ink: false,
        };
        const gutter = gutterIn(inner, across, search, slanted);
        // Where gutters have one colour already, another one's must be beyond doubt.
        if (gutter && by !== ground && (isProven || ground?.isMargin) && gutter.confidence < PROOF) continue;
        if (gutter && (!best || gutter.confidence > best.gutter.confidence + 0.1)) best = { gutter, by };
      }
      if (best) return best;
    }
  }
  // A page has gutters, or lines of ink in their place.
  if (depth < DEPTH && !isInked) return undefined;
  if ((region.right - region.left) * (region.bottom - region.top) < INKED_SHARE * look.width * look.height) {
    return undefined;
  }
  const inner = within(region, drawn);
  for (const across of [true, false]) {
    const search = {
      look,
      light,
      mask: ink,
      least: 1,
      most: Math.max(3, side * INK.most),
      apart: side * 0.08,
      isSure: false,
      contrast: 0,
      ink: true,
    };
    const gutter = gutterIn(inner, across, search, false);
    if (gutter) return { gutter, by: undefined };
  }
  return undefined;
}
