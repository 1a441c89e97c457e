/** Points of a polygon, in page units: clockwise from the top left. */
export type Corners = readonly (readonly [x: number, y: number])[];

/** Random numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly gutter: number;
}

export const between = (random: () => number, least: number, most: number) =>
  least + random() * (most - least);

export const chosen = <Item>(random: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

/**
 * Panels in rows, in the order of reading from left to right; in a row may be one that is as high as those beside it
 * together. `lean` is how far gutters may lean, as a share of what they cross.
 */
export function rowsOf(sheet: Sheet, random: () => number, lean: number): Corners[] {
  const { width, height, margin, gutter } = sheet;
  const rows = 2 + Math.floor(random() * 3);
  const heights = sharesOf(rows, height - 2 * margin - gutter * (rows - 1), random);
  const slopes = [0, ...heights.slice(1).map(() => leaning(random, lean * 0.35)), 0];
  const panels: Corners[] = [];
  let top = margin;
  heights.forEach((rowHeight, row) => {
    const edges: Edges = {
      above: (x) => top + (slopes[row] ?? 0) * (x - width / 2),
      below: (x) => top + rowHeight + (slopes[row + 1] ?? 0) * (x - width / 2),
    };
    const columns = chosen(random, rowHeight > height * 0.4 ? [1, 2, 3] : [1, 2, 2, 3]);
    const widths = sharesOf(columns, width - 2 * margin - gutter * (columns - 1), random);
    const leans = [0, ...widths.slice(1).map(() => leaning(random, lean)), 0];
    const stacked = columns > 1 && rowHeight > height * 0.3 && random() < 0.5 ? columns - 1 : -1;
    let left = margin;
    widths.forEach((columnWidth, column) => {
      const sides = [leans[column] ?? 0, leans[column + 1] ?? 0] as const;
      const cell = cellOf(left, left + columnWidth, edges, sides, rowHeight);
      panels.push(...(column === stacked ? halves(cell, gutter, between(random, 0.38, 0.62)) : [cell]));
      left += columnWidth + gutter;
    });
    top += rowHeight + gutter;
  });
  return panels;
}

/** Four panels around a fifth, which no straight line divides. */
export function pinwheelOf({ width, height, margin, gutter }: Sheet, random: () => number): Corners[] {
  const [a, b] = [between(random, 0.3, 0.4), between(random, 0.6, 0.7)];
  const [c, d] = [between(random, 0.28, 0.36), between(random, 0.62, 0.72)];
  const x = (share: number) => margin + share * (width - 2 * margin);
  const y = (share: number) => margin + share * (height - 2 * margin);
  const half = gutter / 2;
  return [
    boxed(x(0), y(0), x(b) - half, y(c) - half),
    boxed(x(b) + half, y(0), x(1), y(d) - half),
    boxed(x(0), y(c) + half, x(a) - half, y(1)),
    boxed(x(a) + half, y(c) + half, x(b) - half, y(d) - half),
    boxed(x(a) + half, y(d) + half, x(1), y(1)),
  ];
}

/** Panels one below the other, as wide as the page or a little less, with air between. */
export function stripOf(sheet: Sheet, heights: readonly number[], random: () => number): Corners[] {
  let top = sheet.margin;
  return heights.map((height) => {
    const inset = random() < 0.4 ? between(random, 0.02, 0.14) * sheet.width : 0;
    const panel = boxed(inset, top, sheet.width - inset * (random() < 0.5 ? 1 : 0), top + height);
    top += height + sheet.gutter;
    return panel;
  });
}

export const boxed = (left: number, top: number, right: number, bottom: number): Corners => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const mirrored = (panel: Corners, width: number): Corners => {
  const [a, b, c, d] = panel.map(([x, y]) => [width - x, y] as const);
  return a && b && c && d ? [b, a, d, c] : panel;
};

interface Edges {
  readonly above: (x: number) => number;
  readonly below: (x: number) => number;
}

function cellOf(
  left: number,
  right: number,
  { above, below }: Edges,
  [leftLean, rightLean]: readonly [number, number],
  height: number,
): Corners {
  const half = height / 2;
  const at = (x: number, edge: (x: number) => number): readonly [number, number] => [x, edge(x)];
  return [
    at(left + leftLean * half, above),
    at(right + rightLean * half, above),
    at(right - rightLean * half, below),
    at(left - leftLean * half, below),
  ];
}

/** A cell cut into two, one above the other. */
function halves(cell: Corners, gutter: number, share: number): Corners[] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = cell;
  const along = (from: readonly [number, number], to: readonly [number, number], shift: number) => {
    const [width, height] = [to[0] - from[0], to[1] - from[1]];
    const part = share + shift / height;
    return [from[0] + width * part, from[1] + height * part] as const;
  };
  const half = gutter / 2;
  return [
    [a, b, along(b, c, -half), along(a, d, -half)],
    [along(a, d, half), along(b, c, half), c, d],
  ];
}

function sharesOf(count: number, length: number, random: () => number): number[] {
  const weights = Array.from({ length: count }, () => between(random, 0.75, 1.5));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (weight / sum) * length);
}

const leaning = (random: () => number, most: number) =>
  most === 0 ? 0 : (random() < 0.5 ? -1 : 1) * between(random, most * 0.25, most);
