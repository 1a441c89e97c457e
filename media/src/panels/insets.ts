import type { Mask } from './ground.ts';
import type { Look } from './look.ts';
import type { Box } from './regions.ts';

/** How thick a frame is at most, as a share of the page's shorter side. */
const THICK = 0.035;
/** Its least width and height, as shares of the page's shorter side. */
const LEAST = 0.14;
/** How far the corners of a frame may be from where its sides end. */
const CORNER = 0.022;
/** How much of a side must be there. */
const SIDE = 0.88;
/** Missing pixels within a side: where what is drawn touches it. */
const GAP = 6;
const MAX_SIDES = 48;
/** Where so much of what is framed has one colour it is a door or a window, or a caption, which is light and has words on it. */
const FLAT = { any: 0.52, light: 0.4 } as const;

/** What may be sides of frames, across and down. */
export interface Lines {
  readonly across: Mask;
  readonly down: Mask;
}

/** How much darker a line of ink is than what lies on either side of it, of 255, and how far from it that is looked for. */
const RIDGE = { darker: 20, away: 3, most: 120 } as const;

/** Thin lines that are darker than both their sides, also where what is drawn around them is dark. */
export function inkLines({ data, width, height }: Look): Lines {
  const grey = new Int16Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = ((data[at * 3] ?? 0) + 2 * (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0)) >> 2;
  }
  const [across, down] = [new Uint8Array(grey.length), new Uint8Array(grey.length)];
  const { darker, away, most } = RIDGE;
  const isRidge = (at: number, step: number) => {
    const limit = (grey[at] ?? 0) + darker;
    return (grey[at - step * away] ?? 0) >= limit && (grey[at + step * away] ?? 0) >= limit;
  };
  for (let y = away; y < height - away; y += 1) {
    for (let x = away; x < width - away; x += 1) {
      const at = y * width + x;
      if ((grey[at] ?? 0) > most) continue;
      if (isRidge(at, width)) across[at] = 1;
      if (isRidge(at, 1)) down[at] = 1;
    }
  }
  return { across, down };
}

/** A straight piece of a mask: where it lies across, and from where to where it goes. */
interface Side {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The rectangles whose four sides are thin lines of a mask, and in which something is drawn; within a ring of paper a night may be. */
export function framesIn(lines: Lines, look: Look, isRing: boolean): Box[] {
  const side = Math.min(look.width, look.height);
  const across = sidesOf(lines.across, look, true, side);
  const down = sidesOf(lines.down, look, false, side);
  // A pattern all over a page has lines without end, and frames nothing.
  if (Math.max(across.length, down.length) > MAX_SIDES) return [];
  const near = Math.max(3, side * CORNER);
  const isThere = (at: number, from: number, to: number) =>
    down.some(
      (line) =>
        Math.abs(line.at - at) <= near &&
        Math.min(line.to, to) - Math.max(line.from, from) >= SIDE * (to - from),
    );
  const found: Box[] = [];
  for (const top of across) {
    for (const bottom of across) {
      if (bottom.at - top.at < side * LEAST) continue;
      if (Math.abs(top.from - bottom.from) > near || Math.abs(top.to - bottom.to) > near) continue;
      const box = {
        left: Math.round((top.from + bottom.from) / 2),
        right: Math.round((top.to + bottom.to) / 2),
        top: top.at,
        bottom: bottom.at + 1,
      };
      if (isThere(box.left, box.top, box.bottom) && isThere(box.right, box.top, box.bottom)) found.push(box);
    }
  }
  return found.filter((box) => !isFlat(box, look, isRing));
}

/** The long thin lines of a mask in one direction; of a thick one its middle. */
function sidesOf(mask: Mask, { width, height }: Look, across: boolean, side: number): Side[] {
  const [lines, length] = across ? [height, width] : [width, height];
  const [next, step] = across ? [width, 1] : [1, width];
  const thick = Math.max(3, Math.round(side * THICK));
  const thin = thinOf(mask, lines, length, next, step, thick);
  const open: { at: number; first: number; from: number; to: number }[] = [];
  const found: Side[] = [];
  for (let line = 0; line <= lines; line += 1) {
    const runs = line < lines ? runsOf(thin, line * next, step, length, side * LEAST) : [];
    for (const { from, to } of runs) {
      const same = open.find(
        (other) => other.at >= line - 2 && Math.abs(other.from - from) <= 4 && Math.abs(other.to - to) <= 4,
      );
      if (same) Object.assign(same, { at: line, from: Math.min(same.from, from), to: Math.max(same.to, to) });
      else open.push({ at: line, first: line, from, to });
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const one = open[index];
      if (!one || one.at >= line - 2) continue;
      found.push({ at: Math.round((one.first + one.at) / 2), from: one.from, to: one.to });
      open.splice(index, 1);
    }
  }
  return found;
}

/** The pixels of a mask that is no thicker there than a frame. */
function thinOf(mask: Mask, lines: number, length: number, next: number, step: number, thick: number): Mask {
  const thin = new Uint8Array(mask.length);
  for (let along = 0; along < length; along += 1) {
    let start = -1;
    for (let line = 0; line <= lines; line += 1) {
      const isOf = line < lines && mask[line * next + along * step] === 1;
      if (isOf) {
        if (start < 0) start = line;
        continue;
      }
      if (start >= 0 && line - start <= thick) {
        for (let at = start; at < line; at += 1) thin[at * next + along * step] = 1;
      }
      start = -1;
    }
  }
  return thin;
}

function runsOf(mask: Mask, start: number, step: number, length: number, least: number) {
  const runs: { readonly from: number; readonly to: number }[] = [];
  let [from, last] = [-1, -1];
  const close = () => {
    if (from >= 0 && last + 1 - from >= least) runs.push({ from, to: last + 1 });
    from = -1;
  };
  for (let at = 0; at < length; at += 1) {
    if (mask[start + at * step] !== 1) {
      if (from >= 0 && at - last > GAP) close();
      continue;
    }
    if (from < 0) from = at;
    last = at;
  }
  close();
  return runs;
}

/** Of a colour in steps of 32: whether its red and green are as light as a caption's. */
const isLight = (key: number) => key >> 6 >= 6 && ((key >> 3) & 7) >= 6;

/** Whether much of a box is of one colour; within a ring, of a light one. */
function isFlat({ left, top, right, bottom }: Box, { data, width }: Look, isRing: boolean): boolean {
  const counts = new Map<number, number>();
  let all = 0;
  for (let y = top + 3; y < bottom - 3; y += 2) {
    for (let x = left + 3; x < right - 3; x += 2) {
      const at = (y * width + x) * 3;
      const key = ((data[at] ?? 0) >> 5) * 64 + ((data[at + 1] ?? 0) >> 5) * 8 + ((data[at + 2] ?? 0) >> 5);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      all += 1;
    }
  }
  return [...counts].some(([key, count]) =>
    isLight(key) ? count > FLAT.light * all : !isRing && count > FLAT.any * all,
  );
}
