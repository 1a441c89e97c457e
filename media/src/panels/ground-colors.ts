import { type Look, RING } from './look.ts';

/** Colours are counted in steps of so many of 255. */
const STEP = 24;
/** A colour is a ground of the page if so much of the ring has it. */
const RING_SHARE = 0.1;
/** A row or column is a part of a band where so much of it is of one colour. */
const LINE = 0.86;
/** How thick a band is, of the page's shorter side; a thinner one is a line. What a band counts beside shares of the ring. */
const BAND = { least: 0.0085, most: 0.07, counts: 0.15 } as const;
const MAX_GROUNDS = 4;

/** The colours that much of the page's edge has, or straight bands across it. */
export function colorsOf(look: Look): { readonly color: readonly number[]; readonly isBand: boolean }[] {
  const ring = new Tally();
  const edge = Math.max(2, Math.round(Math.min(look.width, look.height) * RING));
  for (let y = 0; y < look.height; y += 1) {
    const inside = y >= edge && y < look.height - edge;
    for (let x = 0; x < look.width; x += 1) {
      if (inside && x === edge) x = look.width - edge;
      ring.add(look, y * look.width + x, 1);
    }
  }
  const bands = bandsOf(look);
  const found = [...ring.above(RING_SHARE), ...bands].toSorted((one, other) => other.share - one.share);
  const apart: (readonly number[])[] = [];
  for (const { color } of found) {
    if (apart.length < MAX_GROUNDS && apart.every((other) => !isLike(color, other))) apart.push(color);
  }
  return apart.map((color) => ({ color, isBand: bands.some((band) => isLike(color, band.color)) }));
}

const isLike = (one: readonly number[], other: readonly number[]) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= STEP);

/** The colours of narrow bands across or down the page, each band a share of its own. */
function bandsOf(look: Look): { readonly color: readonly number[]; readonly share: number }[] {
  const bands = new Tally();
  const side = Math.min(look.width, look.height);
  const [least, most] = [Math.max(3, side * BAND.least), side * BAND.most];
  for (const across of [true, false]) {
    const [lines, length] = across ? [look.height, look.width] : [look.width, look.height];
    let [begin, last]: [number, readonly number[] | undefined] = [0, undefined];
    for (let line = 0; line <= lines; line += 1) {
      const color = line < lines ? lineColor(look, across, line, length) : undefined;
      if (last && color && isLike(color, last)) {
        // A sky that changes evenly is one band, however far its colours go apart.
        last = color;
        continue;
      }
      if (last && line - begin >= least && line - begin <= most) bands.bump(last);
      begin = line;
      last = color;
    }
  }
  return bands.above(0).map(({ color, weight }) => ({ color, share: Math.min(0.9, weight * BAND.counts) }));
}

/** The colour that nearly all of a row or column has. */
function lineColor(look: Look, across: boolean, line: number, length: number): readonly number[] | undefined {
  const [from, step] = across ? [line * look.width, 1] : [line, look.width];
  const every = Math.max(1, Math.floor(length / 40));
  const tally = new Tally();
  for (let at = 0; at < length; at += every) tally.add(look, from + at * step, 1);
  return tally.above(LINE)[0]?.color;
}

/** Counts colours in coarse steps, each with the average of what was counted. */
class Tally {
  readonly #bins = new Map<number, { weight: number; red: number; green: number; blue: number }>();
  #all = 0;

  add({ data }: Pick<Look, 'data'>, pixel: number, weight: number): void {
    const [red, green, blue] = [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0];
    const key = Math.round(red / STEP) * 4096 + Math.round(green / STEP) * 64 + Math.round(blue / STEP);
    const bin = this.#bins.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    this.#bins.set(key, bin);
    bin.weight += weight;
    bin.red += red * weight;
    bin.green += green * weight;
    bin.blue += blue * weight;
    this.#all += weight;
  }

  bump(color: readonly number[]): void {
    this.add({ data: Uint8Array.from(color, Math.round) }, 0, 1);
  }

  /** The colours with more than a share of what was counted, most first. */
  above(share: number) {
    return [...this.#bins.values()]
      .filter(({ weight }) => weight > share * this.#all)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ weight, red, green, blue }) => ({
        color: [red / weight, green / weight, blue / weight],
        share: weight / this.#all,
        weight,
      }));
  }
}
