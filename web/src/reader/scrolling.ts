/** A hand is never quite still: scrolling by fewer pixels than this is ignored. */
const SCROLL_SLACK = 12;

/**
 * Whether the bars show after scrolling from one position to another, or `undefined` if the scroll does not
 * decide it. Scrolling forward hides them; scrolling back a little shows them, as browsers do with their own
 * bars. More than a screen at once is a jump (slider, keys), not a hand.
 */
export function barsAfterScroll(from: number, to: number, screen: number): boolean | undefined {
  const moved = to - from;
  if (Math.abs(moved) < SCROLL_SLACK || Math.abs(moved) >= screen) return undefined;
  return moved < 0 || to < SCROLL_SLACK;
}

/** Whether a scroll is large enough that the next one is measured from where it ended. */
export function isScrolled(from: number, to: number): boolean {
  return Math.abs(to - from) >= SCROLL_SLACK;
}

/**
 * The element that intersects by the newest of what an observer reports; `undefined` if none does. A report may tell of an
 * element twice, as it was before a jump and as it is now: only the last word about each counts.
 */
export function newestUnder<T>(
  entries: readonly { readonly target: T; readonly isIntersecting: boolean }[],
): T | undefined {
  const newest = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
  return [...newest].findLast(([, isIntersecting]) => isIntersecting)?.[0];
}

const DOWN = new Set(['ArrowDown', 'PageDown', ' ']);
const UP = new Set(['ArrowUp', 'PageUp']);

/**
 * How far a key scrolls within a page that is longer than the screen, in pixels; 0 if the key turns the page.
 */
export function stepWithin(
  stroke: { readonly key: string; readonly shiftKey: boolean },
  box: { readonly scrollTop: number; readonly scrollHeight: number; readonly clientHeight: number },
): number {
  const isUp = UP.has(stroke.key) || (stroke.key === ' ' && stroke.shiftKey);
  if (!isUp && !DOWN.has(stroke.key)) return 0;
  const room = isUp ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop;
  // Scroll positions are rounded, so less than two pixels counts as nothing.
  if (room < 2) return 0;
  const step = stroke.key.startsWith('Arrow') ? LINE : box.clientHeight * SCREENFUL;
  return Math.min(step, room) * (isUp ? -1 : 1);
}

const LINE = 80;
/** Less than a whole screen: the last lines stay visible at the top, so that nothing is skipped. */
const SCREENFUL = 0.85;
