import type { Mask } from './ground.ts';
import type { Look } from './look.ts';
import { areaOf, type Box, overlapOf, type Region } from './regions.ts';

/** Parts that no straight line divides are apart if their rectangles have hardly anything in common. */
const COMMON = 0.12;
/** How much of its rectangle a part fills. */
const FILLED = 0.6;

/** Whether a part of the page is large enough for a panel. */
export type IsPanel = (box: Box) => boolean;

/** The parts of a region that ground lies all around, where there are several and each fills its rectangle; else none. */
export function partsApart(region: Region, ground: Mask, look: Look, isPanel: IsPanel): Box[] {
  const large = componentsOf(region, ground, look).filter(({ box }) => isPanel(box));
  const isApart = large.every(({ box, pixels }, index) => {
    const others = large.slice(index + 1);
    return pixels >= FILLED * areaOf(box) && others.every((other) => overlapOf(box, other.box) < COMMON);
  });
  return large.length > 1 && isApart ? large.map(({ box }) => box) : [];
}

interface Component {
  readonly box: Box;
  readonly pixels: number;
}

/** What of a region is not of a mask, in connected pieces. */
export function componentsOf(region: Region, mask: Mask, { width }: Look): Component[] {
  const seen = new Uint8Array(mask.length);
  const waiting = new Int32Array((region.right - region.left) * (region.bottom - region.top));
  const found: Component[] = [];
  const isInside = (at: number, y: number) =>
    y >= region.top &&
    y < region.bottom &&
    at - y * width >= (region.from[y] ?? 0) &&
    at - y * width < (region.to[y] ?? 0);
  for (let row = region.top; row < region.bottom; row += 1) {
    for (let column = region.from[row] ?? 0; column < (region.to[row] ?? 0); column += 1) {
      const start = row * width + column;
      if (seen[start] || mask[start]) continue;
      let [left, top, right, bottom] = [column, row, column + 1, row + 1];
      let count = 1;
      waiting[0] = start;
      seen[start] = 1;
      for (let next = 0; next < count; next += 1) {
        const at = waiting[next] ?? 0;
        const y = Math.floor(at / width);
        const x = at - y * width;
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
        for (let way = 0; way < 4; way += 1) {
          const other = at + (way === 0 ? -1 : way === 1 ? 1 : way === 2 ? -width : width);
          if (other < 0 || other >= mask.length || seen[other] || mask[other]) continue;
          if (!isInside(other, Math.floor(other / width))) continue;
          seen[other] = 1;
          waiting[count] = other;
          count += 1;
        }
      }
      found.push({ box: { left, top, right, bottom }, pixels: count });
    }
  }
  return found;
}
