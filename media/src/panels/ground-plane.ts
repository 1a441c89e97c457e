import { type Look, RING } from './look.ts';

/** How far apart the colours of one ground may be, of 255: at least, at most, and for each that they are apart beyond fine grain. */
const TOLERANCE = { least: 9, most: 26, grain: 1.2, share: 4 } as const;

/** A colour that changes evenly over the page, as light does on paper: of each channel its value at the top left and its slopes. */
export type Ground = readonly (readonly [at: number, across: number, down: number])[];

/** A colour as it changes over the page: a plane through its pixels, those at the page's edge where it has enough of them. */
export function fitted(
  look: Look,
  color: readonly number[],
): { readonly ground: Ground; readonly tolerance: number } {
  const flat: Ground = color.map((value) => [value, 0, 0]);
  const edge = atEdge(look);
  const isAtEdge = countNear(look, flat, edge) > 0.2 * countNear(look, undefined, edge);
  const where = isAtEdge ? edge : everywhere(look);
  const [first, second] = isAtEdge ? [TOLERANCE.most * 1.5, TOLERANCE.most] : [20, 14];
  const ground = planeThrough(look, planeThrough(look, flat, where, first), where, second);
  const spread = spreadFrom(look, ground, where, second);
  const tolerance = TOLERANCE.least + Math.max(0, spread - TOLERANCE.grain) * TOLERANCE.share;
  return { ground, tolerance: Math.min(isAtEdge ? TOLERANCE.most : 18, tolerance) };
}

/** Places of a page, as pairs of a column and a row. */
type Places = Int32Array;

function atEdge({ width, height }: Look): Places {
  const edge = Math.max(2, Math.round(Math.min(width, height) * RING));
  const places: number[] = [];
  for (let y = 0; y < height; y += 2) {
    const isRow = y < edge || y >= height - edge;
    for (let x = 0; x < width; x += isRow || x < edge || x >= width - edge ? 2 : width - 2 * edge) {
      if (isRow || x < edge || x >= width - edge) places.push(x, y);
    }
  }
  return Int32Array.from(places);
}

function everywhere({ width, height }: Look): Places {
  const places: number[] = [];
  for (let y = 1; y < height; y += 4) for (let x = 1; x < width; x += 4) places.push(x, y);
  return Int32Array.from(places);
}

/** How many of the places have a ground; all of them without one. */
function countNear(look: Look, ground: Ground | undefined, places: Places): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 2) {
    if (!ground || isNear(look, ground, places[at] ?? 0, places[at + 1] ?? 0, TOLERANCE.most)) count += 1;
  }
  return count;
}

function planeThrough(look: Look, ground: Ground, places: Places, tolerance: number): Ground {
  const sums = new Float64Array(6);
  const values = ground.map(() => new Float64Array(3));
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [places[at] ?? 0, places[at + 1] ?? 0];
    if (!isNear(look, ground, x, y, tolerance)) continue;
    const [u, v] = [x / look.width, y / look.height];
    [1, u, v, u * u, u * v, v * v].forEach((term, index) => {
      sums[index] = (sums[index] ?? 0) + term;
    });
    const pixel = (y * look.width + x) * 3;
    values.forEach((of, channel) => {
      const value = look.data[pixel + channel] ?? 0;
      of[0] = (of[0] ?? 0) + value;
      of[1] = (of[1] ?? 0) + value * u;
      of[2] = (of[2] ?? 0) + value * v;
    });
  }
  const plane = values.flatMap((of) => {
    const solved = solve(sums, of);
    return solved ? [solved] : [];
  });
  if (plane.length < values.length) return ground;
  return plane.map(([at, across, down]) => [at, across / look.width, down / look.height]);
}

/** How far the places of a ground are from it on average. */
function spreadFrom(look: Look, ground: Ground, places: Places, tolerance: number): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [places[at] ?? 0, places[at + 1] ?? 0];
    if (!isNear(look, ground, x, y, tolerance)) continue;
    sum += awayFrom(look, ground, x, y);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** How far a pixel is from a ground in the channel in which it is furthest. */
export function awayFrom({ data, width }: Look, ground: Ground, x: number, y: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = ground[channel];
    if (!plane) continue;
    const value = data[(y * width + x) * 3 + channel] ?? 0;
    most = Math.max(most, Math.abs(value - plane[0] - plane[1] * x - plane[2] * y));
  }
  return most;
}

/** The plane with the least squares, by Cramer's rule; undefined where the pixels do not span one. */
function solve(sums: Float64Array, of: Float64Array): readonly [number, number, number] | undefined {
  const [n = 0, u = 0, v = 0, uu = 0, uv = 0, vv = 0] = sums;
  const [a = 0, b = 0, c = 0] = of;
  const whole = determinant([n, u, v], [u, uu, uv], [v, uv, vv]);
  if (n < 30 || Math.abs(whole) < 1e-6 * n ** 3) return undefined;
  return [
    determinant([a, u, v], [b, uu, uv], [c, uv, vv]) / whole,
    determinant([n, a, v], [u, b, uv], [v, c, vv]) / whole,
    determinant([n, u, a], [u, uu, b], [v, uv, c]) / whole,
  ];
}

type Triple = readonly [number, number, number];
const determinant = ([a, b, c]: Triple, [d, e, f]: Triple, [g, h, i]: Triple) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Whether a pixel is of a ground. */
export function isNear(
  { data, width }: Look,
  ground: Ground,
  x: number,
  y: number,
  tolerance: number,
): boolean {
  const pixel = (y * width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = ground[channel];
    if (!plane) return false;
    const expected = plane[0] + plane[1] * x + plane[2] * y;
    if (Math.abs((data[pixel + channel] ?? 0) - expected) > tolerance) return false;
  }
  return true;
}
