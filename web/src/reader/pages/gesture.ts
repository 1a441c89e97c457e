/** What fingers on a page mean: pure, in CSS pixels and milliseconds. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that moved less than this has not begun anything. */
const SLACK = 8;
/** A turn from this share of the screen's width on, or from this speed on. */
const FAR_ENOUGH = 0.25;
const FAST_ENOUGH = 0.4;

/** What a finger that has moved by this much does: pull the page sideways, something of the browser's, or nothing yet. */
export function beginning({ x, y }: Point): 'pull' | 'other' | undefined {
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (Math.max(dx, dy) < SLACK) return undefined;
  return dx > 1.2 * dy ? 'pull' : 'other';
}

/** Whether a page that was pulled by `dx`, `speed` pixels a millisecond at the end, is turned or springs back. */
export function isPulledOver(dx: number, speed: number, width: number): boolean {
  if (Math.abs(dx) >= FAR_ENOUGH * width) return speed * dx >= 0 || Math.abs(speed) < FAST_ENOUGH;
  return Math.abs(dx) > 3 * SLACK && speed * dx > 0 && Math.abs(speed) >= FAST_ENOUGH;
}

/** Where there is nothing to pull in, a page gives way a little. */
export function resisted(dx: number): number {
  return dx / 4;
}

/** How many pixels a millisecond the last of these moves were, sideways; a finger that rested has none. */
export function speedOf(moves: readonly { readonly x: number; readonly at: number }[], now: number): number {
  const recent = moves.filter(({ at }) => now - at < 100);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.at === first.at) return 0;
  return (last.x - first.x) / (last.at - first.at);
}

/** The middle of two fingers, and how far apart they are. */
export function pinchOf(a: Point, b: Point): { readonly center: Point; readonly distance: number } {
  return {
    center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

export interface Wheel {
  /** Turned so far in one movement. */
  readonly sum: number;
  readonly last: number;
  /** When this movement turned a page. */
  readonly turned: number | undefined;
}

export const STILL_WHEEL: Wheel = { sum: 0, last: Number.NEGATIVE_INFINITY, turned: undefined };

/** A pause this long ends a movement; a wheel that goes on turns again after so long. */
const PAUSE = 120;
const AGAIN = 400;
/** Less than a notch of a mouse's wheel. */
const NOTCH = 60;

/** One movement of the wheel turns one page: a trackpad goes on sending long after the fingers have left it. */
export function turnByWheel(
  wheel: Wheel,
  deltaY: number,
  now: number,
): { readonly wheel: Wheel; readonly turn: 'next' | 'previous' | undefined } {
  const isNew = now - wheel.last > PAUSE || wheel.sum * deltaY < 0;
  const turned = isNew ? undefined : wheel.turned;
  if (turned !== undefined && now - turned < AGAIN) {
    return { wheel: { ...wheel, last: now }, turn: undefined };
  }
  const sum = (isNew || turned !== undefined ? 0 : wheel.sum) + deltaY;
  if (Math.abs(sum) < NOTCH) return { wheel: { sum, last: now, turned: undefined }, turn: undefined };
  return { wheel: { sum, last: now, turned: now }, turn: sum > 0 ? 'next' : 'previous' };
}
