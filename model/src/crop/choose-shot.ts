import { type Area, type CropTarget, coveredShare } from './lay-crop.ts';

/** What is shown of a panel: a part of it whose edges go through no words and no head, and what in it must stay whole. */
export interface Shot {
  readonly part: Area;
  /** The box around the words and heads in it; absent where there are none. */
  readonly keep?: Area | undefined;
  /** From 0 to 1: how large it is, how full, and how much of the boxes it covers. */
  readonly fitness: number;
}

/** A panel and what is in it, in thousandths of its page. */
export interface ShotQuestion {
  readonly panel: Area;
  /** Balloons and captions. */
  readonly words: readonly Area[];
  readonly heads: readonly Area[];
  /** Of the page, width by height. */
  readonly ratio: number;
}

/** Of a box that its panel's edge hardly touches so much lies in it. */
const NEARLY = 0.9;
/** A shot has at least this share of its panel's width and of its height. */
const LEAST = 0.3;
/** An edge stays so far away from what it must not touch, as a share of the panel: a contour, a tail. */
const MARGIN = 0.012;
/** How much less a shot is worth that shows nobody and no word of a panel that has some. */
const EMPTY = 0.5;
/** The same where only the people are left out: what is left of them would be without heads. */
const HEADLESS = 0.06;
/** A narrower one has too few pixels for a splash. */
const WIDE = 450;

/** The best part of a panel to show in some boxes; of one in which nothing is known, the whole. */
export function chooseShot(
  { panel, words, heads, ratio }: ShotQuestion,
  targets: readonly CropTarget[],
): Shot {
  const inPanel = (boxes: readonly Area[]) =>
    boxes.filter((box) => meets(box, panel)).map((box) => trimmed(box, panel));
  const question = { panel, words: inPanel(words), heads: inPanel(heads), ratio };
  const boxes = [...question.words, ...question.heads];
  if (boxes.length === 0) return { part: panel, fitness: pixelsOf(panel) };
  const whole = shotOf(panel, boxes, question, targets);
  const shots = partsBetween(panel, boxes).map((part) => shotOf(part, boxes, question, targets));
  return shots.reduce((best, shot) => (shot.fitness > best.fitness ? shot : best), whole);
}

/** The box around what lies wholly in a part; undefined where nothing does. */
export function keptIn(part: Area, boxes: readonly Area[]): Area | undefined {
  const within = boxes.filter((box) => contains(part, box));
  if (within.length === 0) return undefined;
  const x = Math.min(...within.map((box) => box.x));
  const y = Math.min(...within.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...within.map((box) => box.x + box.width)) - x,
    height: Math.max(...within.map((box) => box.y + box.height)) - y,
  };
}

/** What is kept, in shares of its part. */
export const sharesOf = (keep: Area, part: Area): Area => ({
  x: (keep.x - part.x) / part.width,
  y: (keep.y - part.y) / part.height,
  width: keep.width / part.width,
  height: keep.height / part.height,
});

function shotOf(
  part: Area,
  boxes: readonly Area[],
  { panel, heads, ratio }: ShotQuestion,
  targets: readonly CropTarget[],
): Shot {
  const keep = keptIn(part, boxes);
  const isCut = boxes.some((box) => meets(box, part) && !contains(part, box));
  if (isCut) return { part, keep, fitness: 0 };
  const isHeadless = heads.length > 0 && !heads.some((head) => contains(part, head));
  const share = (part.width * part.height) / (panel.width * panel.height);
  const size = Math.sqrt(share) * pixelsOf(part) * (isHeadless ? HEADLESS : 1);
  if (!keep) return { part, fitness: size * EMPTY };
  const crop = { ratio: (part.width / part.height) * ratio, keep: sharesOf(keep, part) };
  const covered = targets.reduce((least, target) => Math.min(least, coveredShare(crop, target)), 1);
  return { part, keep, fitness: size * covered ** 3 };
}

/** How many pixels a part has for what a splash needs, at most 1. */
const pixelsOf = ({ width }: Area) => Math.min(1, width / WIDE);

/** The parts of a panel that are large enough and whose edges, at a box or the panel's own, go through no box. */
function partsBetween(panel: Area, boxes: readonly Area[]): Area[] {
  const across = linesOf(
    panel.x,
    panel.width,
    boxes.map(({ x, width }) => [x, x + width]),
  );
  const down = linesOf(
    panel.y,
    panel.height,
    boxes.map(({ y, height }) => [y, y + height]),
  );
  return across.flatMap(([x, width]) =>
    down.flatMap(([y, height]) => {
      const part = { x, y, width, height };
      return boxes.every((box) => contains(part, box) || !meets(box, part)) ? [part] : [];
    }),
  );
}

/** Every stretch between two of the lines on which an edge may lie, that is long enough: where it begins, and its length. */
function linesOf(
  from: number,
  length: number,
  boxes: readonly (readonly [number, number])[],
): (readonly [number, number])[] {
  const margin = length * MARGIN;
  const starts = [from, ...boxes.flatMap(([start, end]) => [start - margin, end + margin])];
  const ends = [from + length, ...boxes.flatMap(([start, end]) => [start - margin, end + margin])];
  const inside = (at: number) => at >= from && at <= from + length;
  return starts
    .filter(inside)
    .flatMap((start) =>
      ends
        .filter((end) => inside(end) && end - start >= length * LEAST)
        .map((end) => [start, end - start] as const),
    );
}

/** A box without the little that lies outside its panel: frames lean, and the picture itself ends there. */
function trimmed(box: Area, panel: Area): Area {
  const x = Math.max(box.x, panel.x);
  const y = Math.max(box.y, panel.y);
  const width = Math.min(box.x + box.width, panel.x + panel.width) - x;
  const height = Math.min(box.y + box.height, panel.y + panel.height) - y;
  return width * height >= NEARLY * box.width * box.height ? { x, y, width, height } : box;
}

const meets = (one: Area, other: Area) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Area, inner: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
