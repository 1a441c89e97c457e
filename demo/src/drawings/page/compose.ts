import type { Words } from './words.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where somebody's head is: an oval that nothing may cover, and the mouth that a tail points at. */
export interface Head {
  readonly who: string;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly mouth: readonly [x: number, y: number];
  /** The rest of a whole figure, which is better left free. */
  readonly body?: Box;
}

/** Words with the place of their box. */
export interface Balloon extends Box {
  readonly words: Words;
}

export interface Composition {
  readonly balloons: readonly Balloon[];
  /** How far from what one would wish it is; 0 is perfect. */
  readonly cost: number;
}

/** How many half-finished compositions are followed at once, and how fine the places lie. */
const BEAM = 5;
const COLUMNS = 14;
const ROWS = 18;
const GAP = 14;

/**
 * Places balloons and captions in a panel so that they are read in their order, cover neither each other nor a head,
 * and stand near the mouths that speak them. Undefined where there is no such way that costs less than `limit`.
 */
export function compose(
  lines: readonly Words[],
  heads: readonly Head[],
  room: Box,
  rightToLeft: boolean,
  limit: number,
): Composition | undefined {
  let states: Composition[] = [{ balloons: [], cost: 0 }];
  for (const words of lines) {
    const next: Composition[] = [];
    for (const state of states) {
      for (const place of placesFor(words, room, state.balloons, rightToLeft)) {
        const cost = costOf(place, state.balloons, heads, room, rightToLeft);
        if (cost === undefined || state.cost + cost >= limit) continue;
        next.push({ balloons: [...state.balloons, place], cost: state.cost + cost });
      }
    }
    next.sort((a, b) => a.cost - b.cost);
    states = apart(next);
  }
  return states[0];
}

/** The cheapest ones that differ in where their last balloon stands. */
function apart(sorted: readonly Composition[]): Composition[] {
  const kept: Composition[] = [];
  for (const state of sorted) {
    const last = state.balloons.at(-1);
    const twin = kept.some(({ balloons }) => {
      const other = balloons.at(-1);
      return last && other && Math.abs(last.x - other.x) < 60 && Math.abs(last.y - other.y) < 60;
    });
    if (!twin) kept.push(state);
    if (kept.length === BEAM) break;
  }
  return kept;
}

function placesFor(
  words: Words,
  room: Box,
  placed: readonly Balloon[],
  rightToLeft: boolean,
): readonly Balloon[] {
  const { width, height } = words;
  const box = (x: number, y: number): Balloon => ({ words, x, y, width, height });
  if (words.line.kind === 'caption') {
    const start = rightToLeft ? room.x + room.width - width : room.x;
    const end = rightToLeft ? room.x : room.x + room.width - width;
    const top = placed.length === 0 ? room.y : Math.max(...placed.map((other) => other.y + other.height + 6));
    if (width > room.width) return [];
    return [box(start, top), box(end, room.y + room.height - height)].filter(
      ({ y }) => y >= room.y && y + height <= room.y + room.height + 1,
    );
  }
  const free = { x: room.width - width - GAP * 2, y: room.height - height - GAP * 2 };
  if (free.x < 0 || free.y < 0) return [];
  const places: Balloon[] = [];
  for (let row = 0; row <= ROWS; row += 1) {
    for (let column = 0; column <= COLUMNS; column += 1) {
      places.push(box(room.x + GAP + (free.x * column) / COLUMNS, room.y + GAP + (free.y * row) / ROWS));
    }
  }
  return places;
}

function costOf(
  place: Balloon,
  placed: readonly Balloon[],
  heads: readonly Head[],
  room: Box,
  rightToLeft: boolean,
): number | undefined {
  const spoken = place.words.line.kind !== 'caption';
  for (const other of placed) if (near(place, other, spoken ? 8 : 0)) return undefined;
  for (const head of heads) if (covers(place, head, 10)) return undefined;
  const before = placed.at(-1);
  if (before && !inOrder(before, place, rightToLeft)) return undefined;
  if (!spoken) return place.y > room.y + room.height / 2 && placed.length === 0 ? 0.8 : 0;
  const high = (place.y - room.y) / room.height;
  const speaker = heads.find(({ who }) => who === place.words.line.who);
  if (!speaker) return high;
  const [mouthX, mouthY] = speaker.mouth;
  const cx = place.x + place.width / 2;
  const cy = place.y + place.height / 2;
  const sideways = Math.abs(cx - speaker.x) / room.width;
  const tail = tailLength(place, speaker);
  const wanted = place.words.line.kind === 'think' ? 70 : 48;
  const beyond =
    Math.max(0, Math.hypot(cx - mouthX, cy - mouthY) - speaker.ry - place.height / 2) / room.height;
  // A balloon beside or below the mouth has a short tail that lies flat; above it, one that falls well.
  const below = Math.max(0, cy - mouthY) / room.height;
  let cost = heads.reduce((sum, { body }) => sum + (body && near(place, body, 0) ? 1.2 : 0), 0);
  cost += high * 0.7 + sideways * 0.7 + beyond * 1.1 + below * 2 + Math.max(0, 1 - tail / wanted) * 1.1;
  for (const other of placed) if (crosses(cx, cy, mouthX, mouthY, other)) cost += 6;
  for (const head of heads) {
    if (head.who !== speaker.who && passes(cx, cy, mouthX, mouthY, head)) cost += 6;
  }
  return cost;
}

const near = (a: Box, b: Box, gap: number): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap;

/** Whether a balloon's oval, or a caption's box, reaches into the oval of a head. */
function covers(place: Balloon, head: Head, gap: number): boolean {
  const dx = Math.max(0, Math.abs(place.x + place.width / 2 - head.x) - place.width / 2);
  const dy = Math.max(0, Math.abs(place.y + place.height / 2 - head.y) - place.height / 2);
  return (dx / (head.rx + gap)) ** 2 + (dy / (head.ry + gap)) ** 2 < 1;
}

/** Whether `b` is read after `a`: clearly lower, or beside it where reading goes on and not higher. */
function inOrder(a: Box, b: Box, rightToLeft: boolean): boolean {
  const later = rightToLeft ? b.x + b.width <= a.x + 10 : b.x >= a.x + a.width - 10;
  if (later) return b.y >= a.y - 4;
  const earlier = rightToLeft ? b.x >= a.x + a.width - 10 : b.x + b.width <= a.x + 10;
  return b.y >= a.y + a.height * (earlier ? 0.7 : 0.5);
}

/** How much of the tail is seen: the way from the balloon's edge to the head, towards the mouth. */
function tailLength(place: Box, { x, y, rx, ry, mouth }: Head): number {
  const cx = place.x + place.width / 2;
  const cy = place.y + place.height / 2;
  const way = Math.hypot(mouth[0] - cx, mouth[1] - cy);
  let from = 0;
  let to = 1;
  for (let step = 0; step <= 20; step += 1) {
    const px = cx + ((mouth[0] - cx) * step) / 20;
    const py = cy + ((mouth[1] - cy) * step) / 20;
    if (((px - cx) / place.width) ** 2 + ((py - cy) / place.height) ** 2 < 0.23) from = step / 20;
    if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 < 1) {
      to = step / 20;
      break;
    }
  }
  return Math.max(0, to - from) * way;
}

/** Whether the way between two points leads through a box. */
function crosses(x1: number, y1: number, x2: number, y2: number, box: Box): boolean {
  for (let step = 1; step < 12; step += 1) {
    const x = x1 + ((x2 - x1) * step) / 12;
    const y = y1 + ((y2 - y1) * step) / 12;
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) return true;
  }
  return false;
}

function passes(x1: number, y1: number, x2: number, y2: number, head: Head): boolean {
  for (let step = 1; step < 12; step += 1) {
    const x = (x1 + ((x2 - x1) * step) / 12 - head.x) / head.rx;
    const y = (y1 + ((y2 - y1) * step) / 12 - head.y) / head.ry;
    if (x * x + y * y < 1) return true;
  }
  return false;
}
