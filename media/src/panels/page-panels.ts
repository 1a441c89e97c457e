import { LIMITS } from '@rawi/model/limits';
import type { Raster } from '../pictures/raster.ts';
import { cutPage } from './cut-page.ts';
import { balloonsIn } from './find-balloons.ts';
import { type GroundMask, groundsOf, inkOf, lightOf, type Mask } from './ground.ts';
import { framesIn, inkLines, type Lines } from './insets.ts';
import { type Look, lookAt } from './look.ts';
import { inOrder, type Path, type Place, placesOf } from './reading-order.ts';
import { areaOf, type Box, overlapOf } from './regions.ts';

/** A panel that was found: in pixels of the small copy. */
export interface PlacedPanel {
  readonly box: Box;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly path: Path;
}

/** What was found on a page. */
export interface PlacedPanels {
  readonly look: Look;
  /** In the order in which they are read from left to right. */
  readonly panels: readonly PlacedPanel[];
  /** The same as they are read from right to left: places in `panels`. */
  readonly rightToLeft: readonly number[];
  /** Balloons and captions. */
  readonly balloons: readonly Box[];
}

/** A panel that lies on another is at most so large a share of that. */
const INSET_SHARE = 0.5;
const INSET_CONFIDENCE = 0.55;
/** What is framed by a thin line and ends with its panel at so many sides is one of several that no line was found between, and no inset. */
const SHARED_EDGES = 2;
/** In pixels of the small copy. */
const SAME_EDGE = 6;

/** The panels of a page, each as sure as what bounds it, and its balloons. */
export async function placePanels(page: Raster): Promise<PlacedPanels> {
  const look = await lookAt(page);
  const [grounds, ink, light] = [groundsOf(look), inkOf(look), lightOf(look)];
  const parts = cutPage({ look, grounds, ink, light });
  const found = withInsets(parts, framesOf(look, grounds, ink, light));
  // A page with more was cut between other things than panels.
  const panels = inOrder(found.length > LIMITS.panelsOfPage ? [] : found, 'ltr');
  const reversed = inOrder(panels, 'rtl');
  return {
    look,
    panels,
    rightToLeft: reversed.map((panel) => panels.indexOf(panel)),
    balloons: balloonsIn(
      look,
      light,
      panels.map(({ box }) => box),
    ),
  };
}

/** A frame, and whether a thin line of ink is all that is known of it. */
interface Frame {
  readonly box: Box;
  readonly isThin: boolean;
}

function framesOf(look: Look, grounds: readonly GroundMask[], ink: Mask, light: Mask): Frame[] {
  const same = (mask: Mask): Lines => ({ across: mask, down: mask });
  const masks = [...grounds.map(({ colored }) => colored), ink];
  const thick = [
    ...framesIn(same(light), look, true),
    ...masks.flatMap((mask) => framesIn(same(mask), look, false)),
  ];
  const thin = framesIn(inkLines(look), look, false);
  return [...thick.map((box) => ({ box, isThin: false })), ...thin.map((box) => ({ box, isThin: true }))];
}

/** How many edges of a frame are those of the panel that it lies on, as far as can be seen. */
function edgesShared(frame: Box, under: Box): number {
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return sides.filter((side) => Math.abs(frame[side] - under[side]) <= SAME_EDGE).length;
}

/** Panels with those that lie on them, which are read after them; before them where they lie where reading begins. */
function withInsets(panels: readonly PlacedPanel[], frames: readonly Frame[]): PlacedPanel[] {
  const on = new Map<PlacedPanel, Box[]>();
  for (const { box: frame, isThin } of frames.toSorted((one, other) => areaOf(other.box) - areaOf(one.box))) {
    const under = panels.find(
      ({ box }) =>
        overlapOf(box, frame) > 0.97 &&
        areaOf(frame) < INSET_SHARE * areaOf(box) &&
        (!isThin || edgesShared(frame, box) < SHARED_EDGES),
    );
    const insets = (under && on.get(under)) ?? [];
    // What is framed within an inset is a part of its picture.
    if (under && insets.every((larger) => overlapOf(larger, frame) < 0.5)) on.set(under, [...insets, frame]);
  }
  return panels.flatMap((panel) => {
    const { box, confidence, path } = panel;
    const insets = on.get(panel) ?? [];
    const places = placesOf(insets);
    const placed = insets.map((inset, at) => ({
      box: inset,
      confidence: INSET_CONFIDENCE,
      path: [...path, behind(places[at], inset, box)],
    }));
    return [{ box, confidence, path: insets.length > 0 ? [...path, { ltr: 0, rtl: 0 }] : path }, ...placed];
  });
}

/** Where an inset is read: the picture that it lies on is at 0. */
function behind(place: Place | undefined, inset: Box, under: Box): Place {
  const begins = (rightToLeft: boolean) => (isWhereReadingBegins(inset, under, rightToLeft) ? -1000 : 1);
  return { ltr: (place?.ltr ?? 0) + begins(false), rtl: (place?.rtl ?? 0) + begins(true) };
}

function isWhereReadingBegins(inset: Box, { left, top, right, bottom }: Box, rightToLeft: boolean): boolean {
  const isAbove = (inset.top + inset.bottom) / 2 < top + (bottom - top) * 0.3;
  const middle = (inset.left + inset.right) / 2;
  return isAbove && (rightToLeft ? middle > (left + right) / 2 : middle < (left + right) / 2);
}
