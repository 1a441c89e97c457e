import { componentsOf } from './components.ts';
import type { Mask } from './ground.ts';
import type { Look } from './look.ts';
import { areaOf, type Box, overlapOf, type Region, wholeOf, within } from './regions.ts';

/** A balloon is at least so wide and high, as a share of the page's shorter side, and fills so much of its rectangle. */
const LEAST = { width: 0.045, height: 0.03, filled: 0.42 } as const;
/** It is at most so large a share of the page. */
const MOST = 0.16;
/** How much of it is letters. */
const LETTERS = { least: 0.06, most: 0.42 } as const;
/** Above and below its words it is empty: this share of its height has hardly any of them. */
const PADDING = 0.06;
const EDGE = 0.08;
/** A row of letters goes from light to dark so often at least; so many rows of the small copy are a line of words. No letter is so wide. */
const ROW = { changes: 3, rows: 3, share: 0.22, letter: 0.3 } as const;

/** The balloons and captions within parts of a page: light shapes with rows of something dark in them. */
export function balloonsIn(look: Look, light: Mask, panels: readonly Box[]): Box[] {
  const dark = light.map((value) => 1 - value);
  const whole = wholeOf(look);
  const boxes = panels.length > 0 ? panels : [whole];
  const found = boxes.flatMap((box) => {
    const region = within(whole, box);
    return componentsOf(region, dark, look)
      .filter(({ box: shape, pixels }) => isShape(shape, pixels, look))
      .filter(({ box: shape }) => hasWords(shape, region, light, look.width))
      .map(({ box: shape }) => shape);
  });
  const largest = found.toSorted((one, other) => areaOf(other) - areaOf(one));
  return largest.filter((box, index) =>
    largest.slice(0, index).every((other) => overlapOf(other, box) < 0.5),
  );
}

function isShape(box: Box, pixels: number, look: Look): boolean {
  const side = Math.min(look.width, look.height);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (width < LEAST.width * side || height < LEAST.height * side) return false;
  return areaOf(box) <= MOST * look.width * look.height && pixels >= LEAST.filled * areaOf(box);
}

/** Whether rows of a light shape change often between light and dark, as letters do. */
function hasWords(box: Box, region: Region, light: Mask, width: number): boolean {
  let [all, letters, rows, atEdge] = [0, 0, 0, 0];
  const padding = Math.max(1, Math.round((box.bottom - box.top) * PADDING));
  for (let y = box.top; y < box.bottom; y += 1) {
    const { first, last } = endsOf(light, y, Math.max(box.left, region.from[y] ?? 0), box.right, width);
    if (last <= first) continue;
    let [changes, inRow] = [0, 0];
    let longest = 0;
    let run = 0;
    for (let x = first; x < last; x += 1) {
      const isDark = light[y * width + x] === 0;
      run = isDark ? run + 1 : 0;
      longest = Math.max(longest, run);
      if (isDark) inRow += 1;
      if (isDark && light[y * width + x - 1] === 1) changes += 1;
    }
    all += last - first;
    letters += inRow;
    if (y < box.top + padding || y >= box.bottom - padding) atEdge += inRow;
    if (changes >= ROW.changes && longest <= (last - first) * ROW.letter) rows += 1;
  }
  const share = letters / Math.max(1, all);
  if (atEdge > letters * EDGE) return false;
  return (
    share >= LETTERS.least &&
    share <= LETTERS.most &&
    rows >= Math.max(ROW.rows, ROW.share * (box.bottom - box.top))
  );
}

/** The first and the last light pixel of a row. */
function endsOf(light: Mask, y: number, from: number, to: number, width: number) {
  let [first, last] = [from, to - 1];
  while (first < to && light[y * width + first] !== 1) first += 1;
  while (last > first && light[y * width + last] !== 1) last -= 1;
  return { first, last };
}
