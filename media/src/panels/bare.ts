import { componentsOf } from './components.ts';
import type { Mask } from './ground.ts';
import type { Look } from './look.ts';
import { areaOf, type Box, type Region, within } from './regions.ts';

/** A panel without frame and background is at most so large a share of the page. */
const MOST = 0.4;
/** It is no flatter, and at least so high and wide, of the page's shorter side: else it may be words. */
const FLAT = 3;
const LOW = 0.16;
/** A piece of a drawing is at least so large a share of the page; what is smaller is a letter or a stroke. */
const PIECE = 0.0016;
/** A person, or what stands there, is at least so large. */
const FIGURE = 0.0035;
/** What fills its rectangle like this, and is so large a share of the page, is a panel of its own. */
const FILLED = 0.86;
const PANEL = 0.02;
/** So much of a balloon or a caption is light. */
const LIGHT = 0.6;

/**
 * Whether what is drawn in a region stands on the page's ground without frame and background: people, and what they say, none of which is a
 * panel by itself.
 */
export function isBare(region: Region, box: Box, ground: Mask, light: Mask, look: Look): boolean {
  const page = look.width * look.height;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  // A line of large letters, such as a title.
  if (areaOf(box) > MOST * page || width > FLAT * height) return false;
  if (Math.min(width, height) < LOW * Math.min(look.width, look.height)) return false;
  const pieces = componentsOf(within(region, box), ground, look).filter(
    ({ pixels }) => pixels >= PIECE * page,
  );
  let figures = 0;
  for (const { box: piece, pixels } of pieces) {
    const isLight = lightShare(piece, ground, light, look) >= LIGHT;
    if (!isLight && areaOf(piece) >= PANEL * page && pixels >= FILLED * areaOf(piece)) return false;
    if (!isLight && pixels >= FIGURE * page) figures += 1;
  }
  return figures > 0;
}

/** How much of what is drawn in a box is light. */
function lightShare({ left, top, right, bottom }: Box, ground: Mask, light: Mask, { width }: Look): number {
  let [all, bright] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      if (ground[at]) continue;
      all += 1;
      bright += light[at] ?? 0;
    }
  }
  return all === 0 ? 0 : bright / all;
}
