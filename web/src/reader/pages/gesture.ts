/** Recognizes gestures on a page: pure functions in CSS pixels and milliseconds. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that moved by less than this has not started a gesture. */
const SLACK = 8;
/** A pull turns the page from this share of the screen's width on, or from this speed on. */
const FAR_ENOUGH = 0.25;
const FAST_ENOUGH = 0.4;

/**
 * The gesture that a finger has started after moving by this much: a horizontal pull, something the browser
 * handles, or nothing yet.
 */
export function beginning({ x, y }: Point): 'pull' | 'other' | undefined {
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (Math.max(dx, dy) < SLACK) return undefined;
  return dx > 1.2 * dy ? 'pull' : 'other';
}

/**
 * Whether a page that was pulled by `dx`, at `speed` pixels per millisecond at the end, is turned; otherwise
 * it springs back.
 */
export function isPulledOver(dx: number, speed: number, width: number): boolean {
  if (Math.abs(dx) >= FAR_ENOUGH * width) return speed * dx >= 0 || Math.abs(speed) < FAST_ENOUGH;
  return Math.abs(dx) > 3 * SLACK && speed * dx > 0 && Math.abs(speed) >= FAST_ENOUGH;
}

/** A page with no neighbour to pull in still moves a little. */
export function dampenPull(dx: number): number {
  return dx / 4;
}

/** The horizontal speed of the latest moves in pixels per millisecond; 0 for a finger that rested. */
export function speedOf(moves: readonly { readonly x: number; readonly at: number }[], now: number): number {
  const recent = moves.filter(({ at }) => now - at < 100);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.at === first.at) return 0;
  return (last.x - first.x) / (last.at - first.at);
}

/** The center between two fingers, and their distance. */
export function pinchOf(a: Point, b: Point): { readonly center: Point; readonly distance: number } {
  return {
    center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

export interface Wheel {
  /** The distance scrolled so far in this movement. */
  readonly sum: number;
  readonly last: number;
  /** When this movement turned a page. */
  readonly turned: number | undefined;
}

export const STILL_WHEEL: Wheel = { sum: 0, last: Number.NEGATIVE_INFINITY, turned: undefined };

/** A pause this long ends a movement; a wheel that keeps going turns another page after the second time. */
const WHEEL_PAUSE_MS = 120;
const WHEEL_REPEAT_MS = 400;
/** Less than one notch of a mouse wheel. */
const NOTCH = 60;

/**
 * One movement of the wheel turns one page: a trackpad keeps sending events long after the fingers have left
 * it.
 */
export function turnByWheel(
  wheel: Wheel,
  deltaY: number,
  now: number,
): { readonly wheel: Wheel; readonly turn: 'next' | 'previous' | undefined } {
  const isNew = now - wheel.last > WHEEL_PAUSE_MS || wheel.sum * deltaY < 0;
  const turned = isNew ? undefined : wheel.turned;
  if (turned !== undefined && now - turned < WHEEL_REPEAT_MS) {
    return { wheel: { ...wheel, last: now }, turn: undefined };
  }
  const sum = (isNew || turned !== undefined ? 0 : wheel.sum) + deltaY;
  if (Math.abs(sum) < NOTCH) return { wheel: { sum, last: now, turned: undefined }, turn: undefined };
  return { wheel: { sum, last: now, turned: now }, turn: sum > 0 ? 'next' : 'previous' };
}
