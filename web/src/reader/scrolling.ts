/** A hand is never quite still: less than this many pixels of scrolling means nothing. */
const SCROLL_SLACK = 12;

/**
 * Whether the bars show after scrolling from one height to another, or `undefined` where that says nothing: reading on
 * puts them away, going back a little brings them, as the browser does with its own. More than a screen at once is a
 * jump (slider, keys), not a hand.
 */
export function barsAfterScroll(from: number, to: number, screen: number): boolean | undefined {
  const moved = to - from;
  if (Math.abs(moved) < SCROLL_SLACK || Math.abs(moved) >= screen) return undefined;
  return moved < 0 || to < SCROLL_SLACK;
}

/** Whether a move of the scroll position is large enough to count from its end. */
export function isScrolled(from: number, to: number): boolean {
  return Math.abs(to - from) >= SCROLL_SLACK;
}

const DOWN = new Set(['ArrowDown', 'PageDown', ' ']);
const UP = new Set(['ArrowUp', 'PageUp']);

/** How far a key moves within a page that is longer than the screen, in pixels; 0 where it turns the page. */
export function stepWithin(
  stroke: { readonly key: string; readonly shiftKey: boolean },
  box: { readonly scrollTop: number; readonly scrollHeight: number; readonly clientHeight: number },
): number {
  const isUp = UP.has(stroke.key) || (stroke.key === ' ' && stroke.shiftKey);
  if (!isUp && !DOWN.has(stroke.key)) return 0;
  const room = isUp ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop;
  // Positions are rounded: less than two pixels are none.
  if (room < 2) return 0;
  const step = stroke.key.startsWith('Arrow') ? LINE : box.clientHeight * SCREENFUL;
  return Math.min(step, room) * (isUp ? -1 : 1);
}

const LINE = 80;
/** What was at the foot stays at the head, so that nothing is skipped. */
const SCREENFUL = 0.85;
