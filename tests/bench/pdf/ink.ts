/** How far a byte of a grey picture lies below white before it is ink, of 255. */
const DARK = 40;
/** Two programs may place a line so many pixels apart. */
const REACH = 3;
/** Pages with less ink than this share of their pixels are empty as far as one can see. */
const TRACE = 0.0002;

/** What a page keeps of the ink that another program draws on it. */
export type Kept = 'as there' | 'a part lost' | 'nearly all lost' | 'nothing there';

/** The share of `theirs` from which on a page has all, and below which it has nearly nothing. */
const WHOLE = 0.85;
const NEARLY_NOTHING = 0.3;

/**
 * The share of one picture's ink near which another has some, too; undefined where there is no ink. Both are grey, a byte a
 * pixel, and of one size; `width` is that of both.
 */
export function keptInk(ours: Uint8Array, theirs: Uint8Array, width: number): number | undefined {
  if (ours.length !== theirs.length) throw new RangeError('The pictures are of different sizes.');
  const near = spreadInk(ours, width);
  let [there, kept] = [0, 0];
  for (let at = 0; at < theirs.length; at += 1) {
    if (!isInk(theirs[at])) continue;
    there += 1;
    kept += near[at] ?? 0;
  }
  return there <= theirs.length * TRACE ? undefined : kept / there;
}

export function judgeInk(share: number | undefined): Kept {
  if (share === undefined) return 'nothing there';
  if (share >= WHOLE) return 'as there';
  return share < NEARLY_NOTHING ? 'nearly all lost' : 'a part lost';
}

const isInk = (grey: number | undefined) => (grey ?? 255) < 255 - DARK;

/** 1 for each pixel with ink within reach: first along lines, then across them. */
function spreadInk(grey: Uint8Array, width: number): Uint8Array {
  const along = new Uint8Array(grey.length);
  for (let at = 0; at < grey.length; at += 1) {
    if (!isInk(grey[at])) continue;
    const line = at - (at % width);
    along.fill(1, Math.max(line, at - REACH), Math.min(line + width, at + REACH + 1));
  }
  const near = new Uint8Array(grey.length);
  for (let at = 0; at < grey.length; at += 1) {
    if (along[at] !== 1) continue;
    for (let step = -REACH; step <= REACH; step += 1) {
      const other = at + step * width;
      if (other >= 0 && other < near.length) near[other] = 1;
    }
  }
  return near;
}
